/// Results of games of go as people write them: "B+Resign", "Black + 3.5", 白中盘胜.

type Reason = 'R' | 'T' | 'F';

interface GoResult {
  /// 1 is black, 2 white; null is a draw.
  readonly winner: 1 | 2 | null;
  /// By so many points, or by resignation, on time, by forfeit.
  readonly by: number | Reason | undefined;
}

const WESTERN = /^(b|w|black|white)(?:\s+wins)?\s*(?:\+|\bby\b)\s*(?:(\d+(?:\.\d+)?)(?:\s*points?)?|([a-z]+))\.?$/i;
const CHINESE = /^([黑白])[方棋]?(?:(中盘|超时|弃权)胜?|胜?\s*(\d+(?:\.\d+)?)\s*目(半?)胜?)$/;
const DRAW = /^(?:d|draw|jigo|tie|和|和棋|持碁)$/i;

const REASONS: Readonly<Record<string, Reason>> = {
  r: 'R',
  res: 'R',
  resign: 'R',
  resignation: 'R',
  中盘: 'R',
  t: 'T',
  time: 'T',
  timeout: 'T',
  超时: 'T',
  f: 'F',
  forfeit: 'F',
  弃权: 'F',
};

export function resultIn(text: string): GoResult | undefined {
  if (DRAW.test(text)) return { winner: null, by: undefined };
  const [, side, number, word] = WESTERN.exec(text) ?? [];
  if (side) return resultOf(/^b/i.test(side), number, word?.toLowerCase());
  const [, color, reason, points, half] = CHINESE.exec(text) ?? [];
  if (!color) return undefined;
  return resultOf(color === '黑', points && half ? String(Number(points) + 0.5) : points, reason);
}

function resultOf(isBlack: boolean, points: string | undefined, word: string | undefined): GoResult | undefined {
  const reason = word !== undefined && Object.hasOwn(REASONS, word) ? REASONS[word] : undefined;
  const by = points === undefined ? reason : Number(points);
  return by === undefined ? undefined : { winner: isBlack ? 1 : 2, by };
}
