/// The six fields of a header for whoever writes them: what each is, what it may say, and the clause about it.

import type { Piece, Suggestion, Suggestions } from '../../../../record/help';
import { dateOfToday, today } from '../../../../record/today';
import type { Words } from '../../../../spec/rule';
import type { Header, HeaderRules, Value } from './header';
import { FIRST_WINS, RESULT_WORDS, resultOf, SECOND_WINS } from './results';

/// A chapter as its header knows it.
interface HeaderChapter {
  readonly code: string;
  /// Who goes first, and who second.
  readonly sides: readonly [Words, Words];
  readonly rules: HeaderRules;
}

interface Meaning {
  readonly name: Words;
  readonly clause: string;
  /// What may stand there; of names of teams nobody knows.
  readonly offers: readonly (readonly Piece[])[];
  /// What is to be filled in where there is no header yet.
  readonly template: readonly Piece[];
}

const when = (): readonly Piece[] => [{ hole: dateOfToday('.') }, ' ', { hole: '10:30' }, ' ', { hole: '重庆' }];
const event = (): readonly Piece[] => [{ hole: today().year }, ' ', { hole: '国赛' }];

function meaningsOf({ code, sides: [first, second], rules }: HeaderChapter): readonly Meaning[] {
  const team = (which: Words, side: Words, hole: string): Meaning => ({
    name: { en: `${which.en} team, ${side.en}`, zh: `${which.zh}队名（${side.zh}）` },
    clause: rules['team-name-empty'].clause,
    offers: [],
    template: [{ hole }],
  });
  const results = [FIRST_WINS, SECOND_WINS].map((result) => [result]);
  const field = (en: string, zh: string, { clause }: { readonly clause: string }) => ({ name: { en, zh }, clause });
  return [
    { ...field('Code of the game', '棋种代码', rules['game-code']), offers: [[code]], template: [code] },
    team({ en: 'First', zh: '先手' }, first, '先手队'),
    team({ en: 'Second', zh: '后手' }, second, '后手队'),
    { ...field('Result', '对弈结果', rules['unknown-result']), offers: results, template: [{ hole: FIRST_WINS }] },
    { ...field('Time and place', '时间和地点', rules['time-place-unreadable']), offers: [when()], template: when() },
    { ...field('Event', '竞赛名称', rules['event-empty']), offers: [event()], template: event() },
  ];
}

interface FieldAt extends Meaning {
  readonly value: Value;
}

/// The field whose brackets an offset stands in.
export function fieldAt({ values }: Header, offset: number, chapter: HeaderChapter): FieldAt | undefined {
  const index = values.findIndex(({ field }) => offset > field.from && offset < field.to + (field.closed ? 0 : 1));
  const value = values[index];
  const meaning = meaningsOf(chapter)[index];
  return value && meaning && { ...meaning, value };
}

/// What can be written at an offset in a field; `start` is where the text of the header starts. What is to be filled in is
/// offered where nothing stands.
export function fieldSuggestions(at: FieldAt, start: number, offset: number): Suggestions | undefined {
  const { value, offers, ...field } = at;
  const { text } = value;
  const [from, to] = text === '' ? [offset, offset] : [start + value.from, start + value.to];
  if (offset < from || offset > to || /[\r\n]/.test(text)) return undefined;
  const list = offers.flatMap((insert, rank): Suggestion[] => {
    const [word] = insert;
    if (insert.length === 1 && typeof word === 'string') return [wordSuggestion(word, field, rank)];
    return text === '' ? [{ kind: 'snippet', label: field.name, clause: field.clause, insert, filter: '', rank }] : [];
  });
  return list.length > 0 ? { from, to, list, partial: false } : undefined;
}

function wordSuggestion(word: string, { clause }: Pick<Meaning, 'clause'>, rank: number): Suggestion {
  const result = resultOf(word);
  const detail = result && RESULT_WORDS[result];
  const tried = result ? ({ tried: true } as const) : {};
  return { kind: 'value', label: word, detail, clause, insert: [word], filter: word, rank, ...tried };
}

/// The fields of a header from one on, to be filled in.
export const headerDraft = (chapter: HeaderChapter, from = 0): Piece[] =>
  meaningsOf(chapter)
    .slice(from)
    .flatMap(({ template }) => ['[', ...template, ']']);
