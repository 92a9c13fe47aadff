/// Where the cursor was in the records that boards have shown. The editor remembers that too, but writes it down only now and
/// then: after a reload from within a panel it knows where the cursor was before the panel had the focus.
import type * as vscode from 'vscode';
import { fieldsOf, list, type Place, placeOf } from './sound';

interface Remembered {
  readonly uri: string;
  readonly position: Place;
}

const KEY = 'board.places';
const MOST = 20;
/// Milliseconds; keys that are held down need not all be written down.
const PAUSE = 300;

export class Memory {
  #latest: Remembered | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: Pick<vscode.Memento, 'get' | 'update'>) {}

  /// The latest first.
  get all(): readonly Remembered[] {
    return list(this.store.get<unknown>(KEY), rememberedFrom, MOST);
  }

  placeIn(uri: string): Place | undefined {
    return this.all.find((one) => one.uri === uri)?.position;
  }

  keep(uri: string, position: Place): void {
    if (this.#latest && this.#latest.uri !== uri) this.#write();
    this.#latest = { uri, position };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), PAUSE);
  }

  #write(): void {
    const latest = this.#latest;
    if (!latest) return;
    const others = this.all.filter(({ uri }) => uri !== latest.uri);
    void this.store.update(KEY, [latest, ...others].slice(0, MOST));
  }
}

function rememberedFrom(value: unknown): Remembered | undefined {
  const { uri, position } = fieldsOf(value);
  const place = placeOf(position);
  return typeof uri === 'string' && place ? { uri, position: place } : undefined;
}
