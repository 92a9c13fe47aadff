/// The values that an attribute can have, the best first.

import type { Scene, SuggestionKind } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { demanded } from '../../../../syntax/xml/schema';
import { escaped } from '../../../../syntax/xml/style';
import type { InTag } from '../../../../syntax/xml/where';
import { coordinates } from '../../../shared/go/help';
import type { Context } from '../context';
import type { MovesCourse } from '../play/course';
import { coordinateIn } from '../play/event';
import { said } from '../view/about';
import { childrenFrom, marksOf } from '../write/around';
import { sideToMove } from './elements';

interface Value {
  readonly text: string;
  readonly detail?: string | Words | undefined;
  readonly kind?: SuggestionKind;
}

export function attributeValues(scene: Scene<MovesCourse>, where: InTag<Context>, name: string): readonly Value[] {
  const attribute = demanded(where.element.shape)?.attributes[name];
  if (attribute?.meaning === 'x' || attribute?.meaning === 'y') return axis(scene, where, attribute.meaning);
  if (attribute?.meaning === 'symbol') return symbols(where);
  const offers = (attribute?.offers ?? []).map(({ text, meaning }): Value => ({ text, detail: meaning }));
  // The side that a problem asks for is the one to move after this.
  if (attribute?.meaning !== 'problem') return offers;
  const first = sideToMove(scene) === 1 && where.element.name === 'black' ? 'white' : 'black';
  return [...offers].sort((a, b) => Number(b.text === first) - Number(a.text === first));
}

function axis(scene: Scene<MovesCourse>, { element, around }: InTag<Context>, name: 'x' | 'y'): Value[] {
  const other = coordinateIn(tagOf(tagLeafOf(element.element)), name === 'x' ? 'y' : 'x');
  const spot = around.at(-1)?.name === 'pre' ? scene.here : scene.before;
  return coordinates(scene, spot, name, other).map(({ draft, detail }) => {
    return { text: String(draft), detail, kind: 'point' };
  });
}

const SIGNS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@#$%&*?'];

/// Those that are not among the marks of the same step yet.
function symbols({ element, around }: InTag<Context>): Value[] {
  const parent = around.at(-1);
  if (!parent) return [];
  const line = { node: parent.element, at: parent.at };
  const marks = parent.name === 'pre' ? [...childrenFrom(line)] : marksOf(line, element.at);
  const used = new Set(marks.filter(({ at }) => at !== element.at).map((mark) => said(mark, 'symbol')));
  return SIGNS.filter((sign) => !used.has(sign)).map((sign) => ({ text: escaped(sign, '"') }));
}
