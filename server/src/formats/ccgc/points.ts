/// Points as CCGC writes them: columns are letters without a gap, rows count from the bottom.

export const pointOf = (x: number, y: number, rows: number): string => `${String.fromCharCode(65 + x)}${rows - y}`;
