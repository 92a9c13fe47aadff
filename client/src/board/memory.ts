/// Where the cursor was in the records that boards have shown. The editor remembers that too, but writes it down only now and
/// then, and when it is told to go; when it just goes, this is what is known.
import type * as vscode from 'vscode';
import { Place } from '../../../server/src/protocol/places';
import { count, list, object, type TypeOf, usual, wholeText } from '../../../server/src/protocol/validate';

const Remembered = object('Remembered', {
  uri: wholeText,
  position: Place,
  /// When the cursor was put there.
  time: usual(count, 0),
});
type Remembered = TypeOf<typeof Remembered>;

const KEY = 'board.places';
const MOST = 20;
const ALL = list(Remembered, MOST);
/// Milliseconds; keys that are held down need not all be written down.
const PAUSE = 300;

export class Memory {
  #latest: Remembered | undefined;
  #isWritten = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: Pick<vscode.Memento, 'get' | 'update'>) {}

  /// The latest first.
  get all(): readonly Remembered[] {
    return ALL.take(this.store.get<unknown>(KEY)) ?? [];
  }

  /// Where the cursor was put after that time.
  since(time: number, uri: string): Place | undefined {
    return this.all.find((one) => one.uri === uri && one.time > time)?.position;
  }

  /// The first of many steps is written down at once, and the last soon.
  keep(uri: string, position: Place, time: number): void {
    const latest = this.#latest;
    if (latest?.uri === uri && isSame(latest.position, position)) return;
    if (latest?.uri !== uri) this.#write();
    this.#latest = { uri, position, time };
    this.#isWritten = false;
    if (this.#timer === undefined) this.#soon();
  }

  #soon(): void {
    this.#write();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isWritten) this.#soon();
    }, PAUSE);
  }

  #write(): void {
    const latest = this.#latest;
    if (!latest || this.#isWritten) return;
    this.#isWritten = true;
    const others = this.all.filter(({ uri }) => uri !== latest.uri);
    void this.store.update(KEY, [latest, ...others].slice(0, MOST));
  }
}

const isSame = (one: Place, other: Place): boolean => one.line === other.line && one.character === other.character;
