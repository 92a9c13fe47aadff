/// The letters of columns. There is no I, which would be read as a J.
const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/// The name of a point as players write it: the column in letters from the left, the row as a number from the bottom,
/// so that x 3, y 15 on 19 rows is D4. After the 25 letters come AA, AB and so on. A point off the board has no name.
export function pointName(x: number, y: number, columns: number, rows: number): string {
  return within(x, columns) && within(y, rows) ? columnName(x) + String(rows - y) : '';
}

/// The point of a name, in capitals or not.
export function parsePoint(name: string, columns: number, rows: number): { x: number; y: number } | undefined {
  const [, column, row] = /^([A-HJ-Z]+)([1-9]\d*)$/i.exec(name) ?? [];
  if (column === undefined || row === undefined) return undefined;
  const x = columnNumber(column.toUpperCase());
  const y = rows - Number(row);
  return within(x, columns) && within(y, rows) ? { x, y } : undefined;
}

/// Letters count as in a spreadsheet: there is no nought among them, AA follows on Z.
function columnName(x: number): string {
  let name = '';
  for (let left = x + 1; left > 0; left = Math.floor((left - 1) / letters.length)) {
    name = letters.charAt((left - 1) % letters.length) + name;
  }
  return name;
}

function columnNumber(name: string): number {
  let number = 0;
  for (const letter of name) number = number * letters.length + letters.indexOf(letter) + 1;
  return number - 1;
}

function within(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}
