/// Whether two things say the same: plain values, or objects of plain values.
export function alike<T>(a: T, b: T): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof (T & object))[]).every((key) => a[key] === b[key]);
}
