/// A clock for tests that stands still until it is told to go on.

interface Alarm {
  readonly id: number;
  readonly at: number;
  readonly ring: () => void;
}

export class Clock {
  #now = 0;
  #next = 1;
  #alarms: Alarm[] = [];
  readonly #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  /// Takes the place of the real one.
  start(): void {
    const set = (ring: () => void, wait = 0): number => {
      const id = this.#next++;
      this.#alarms.push({ id, at: this.#now + wait, ring });
      return id;
    };
    const clear = (id: number | undefined): void => {
      this.#alarms = this.#alarms.filter((alarm) => alarm.id !== id);
    };
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }

  stop(): void {
    Object.assign(globalThis, this.#real);
    this.#alarms = [];
  }

  tick(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [first] = this.#alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!first) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== first);
      this.#now = first.at;
      first.ring();
    }
    this.#now = until;
  }
}
