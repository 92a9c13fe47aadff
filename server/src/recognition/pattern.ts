/// Patterns of file names as editors write them: `*` is anything, `{a,b}` either, `[ab]` one of these signs; capitals or not.

export function patternOf(glob: string): RegExp {
  const pieces = glob.match(/\*|\{[^}]*\}|\[[^\]]*\]|[^*{[]+/g) ?? [];
  return new RegExp(`^${pieces.map(expressionOf).join('')}$`, 'i');
}

function expressionOf(piece: string): string {
  if (piece === '*') return '[^]*';
  if (piece.startsWith('[')) return piece;
  if (!piece.startsWith('{')) return literal(piece);
  return `(?:${piece.slice(1, -1).split(',').map(literal).join('|')})`;
}

const literal = (text: string): string => text.replace(/[.+^$()|\\?]/g, '\\$&');
