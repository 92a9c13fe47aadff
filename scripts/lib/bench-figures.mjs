/// Figures, and how they are written.

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
export const quantile = (list, q) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];

export const ms = (value) => (value < 10 ? value.toFixed(value < 1 ? 2 : 1) : value.toFixed(0));
export const times = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')}×`;
export const verdict = (value, bar) => (value <= bar ? 'met' : '**missed**');
export const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
