/// What the nodes of a tree of moves are called, and what else is said of them.

import type { Outline } from '../record/help';
import type { Line } from '../record/line';
import type { RecordView } from '../record/view';
import type { Language, Words } from '../spec/rule';
import type { Preferences } from './diagnostics';
import type { Checked } from './document';
import { type Faults, faultsOf } from './faults';
import type { EventUnit } from './pieces';

export interface Label {
  readonly label: string;
  readonly color?: number;
  /// Of the move.
  readonly number?: number;
  readonly comment?: true;
  readonly fault?: 'error' | 'warning';
  /// Of the line that begins here.
  readonly title?: string;
}

const START: Words = { en: 'Start', zh: '开始' };

export class Labels {
  readonly #faults: Faults | undefined;
  readonly #language: Language;

  constructor(
    readonly view: RecordView,
    readonly outline: Outline | undefined,
    { checked, preferences }: { readonly checked: Checked | undefined; readonly preferences: Preferences },
  ) {
    this.#faults = checked && faultsOf(checked, preferences);
    this.#language = preferences.language;
  }

  get start(): Label {
    return { label: START[this.#language] };
  }

  /// `begins` is the line that begins with the event, if one does.
  of(event: EventUnit, moves: number, begins: Line | undefined): Label {
    const { view, outline } = this;
    const isMove = view.course.isMove(event.node, event.role);
    const color = view.move(event, view.course.start())?.color;
    const fault = this.#faults?.worst(event);
    const title = begins && outline?.title(begins);
    return {
      label: this.#words(event, moves),
      ...(isMove ? { number: moves } : {}),
      ...(color ? { color } : {}),
      ...(view.comment?.(event) ? { comment: true } : {}),
      ...(fault ? { fault } : {}),
      ...(title ? { title } : {}),
    };
  }

  #words(event: EventUnit, moves: number): string {
    const words = this.view.label?.(event) ?? this.outline?.event(this.view, event, moves)?.name;
    return words?.[this.#language].replace(/^\d+\. /, '') ?? '…';
  }
}
