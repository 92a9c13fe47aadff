/// The order in which a folder's files are told: those of a folder by their names, then those of the folders in it. A path shows it.

export function byPath(a: string, b: string): number {
  const [one, other] = [a.split(SEPARATOR), b.split(SEPARATOR)];
  const shared = Math.min(one.length, other.length);
  for (let i = 0; i < shared; i++) {
    const [isFile, isOtherFile] = [i === one.length - 1, i === other.length - 1];
    if (isFile !== isOtherFile) return isFile ? -1 : 1;
    if (one[i] !== other[i]) return (one[i] as string) < (other[i] as string) ? -1 : 1;
  }
  return 0;
}

const SEPARATOR = /[/\\]/;
