/// A stand-in for what tells a panel that something in it has another size.

/// While the work goes on; what it gets tells all that listen.
export function whileResizing(work: (resize: () => void) => void): void {
  const acts: (() => void)[] = [];
  const Observer = class {
    constructor(act: () => void) {
      acts.push(act);
    }
    observe(): void {}
  };
  Object.assign(globalThis, { ResizeObserver: Observer });
  try {
    work(() => {
      for (const act of acts) act();
    });
  } finally {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  }
}
