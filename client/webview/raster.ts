/// Pictures of points from pictures of lines: the browser draws an SVG, and what it has drawn is taken as PNG.

/// Longer than any screen; canvases have an end somewhere.
const LONGEST = 6000;
const SHARP = 3;

/// How many pixels a unit of the drawing gets.
export const scaleFor = (width: number, height: number): number =>
  Math.min(SHARP, LONGEST / Math.max(width, height, 1));

export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = scaleFor(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/// A page may only write to the clipboard while it has the focus: it may still be on its way here.
export async function copied(png: Blob): Promise<boolean> {
  window.focus();
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, FOCUS_TIME));
  return await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).then(
    () => true,
    () => false,
  );
}

const FOCUS_TIME = 300;
