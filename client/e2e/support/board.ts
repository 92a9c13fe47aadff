/// The board in its panel, by roles and names: what a person who hears it has to go by as well.

import { deepEqual, ok } from 'node:assert/strict';
import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { until } from './until';

export class Board {
  constructor(
    /// Where the panel is: a frame of the editor, or a page of its own.
    readonly root: FrameLocator | Page,
    readonly page: Page,
  ) {}

  grid(): Locator {
    return this.root.getByRole('grid');
  }

  async ready(): Promise<void> {
    await this.root.getByRole('gridcell').first().waitFor();
  }

  /// The frame that the panel is in.
  async frame(): Promise<Frame> {
    const element = await this.grid().elementHandle();
    return (await element?.ownerFrame()) as Frame;
  }

  /// A point by what it is called: "D4", "D4, black", or an expression over all that is said of it.
  point(name: string | RegExp): Locator {
    if (typeof name !== 'string') return this.root.getByRole('gridcell', { name });
    // The same by attributes, which the browser finds by itself among some hundred points.
    const begins = [',', '，'].map((comma) => `[aria-label^="${name}${comma}"]`);
    return this.root.locator(`[role="gridcell"]:is([aria-label="${name}"], ${begins.join(', ')})`);
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /// Words that stand somewhere in the panel, alone.
  words(text: string | RegExp): Locator {
    return this.root.getByText(text, { exact: true }).filter({ visible: true }).first();
  }

  /// Waits for the board after a move: "Move 12: Black D4".
  async at(words: string): Promise<void> {
    await this.words(words).waitFor();
  }

  /// All stones, as they are called: "D4, black".
  async stones(): Promise<string[]> {
    const labels = await this.root
      .getByRole('gridcell')
      .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label') ?? ''));
    return labels.filter((label) => /^[^,，]+[,，] ?(?:black|white|黑子|白子)/.test(label));
  }

  /// Waits until these are the stones on the board, in the order of their points.
  async hasStones(...names: readonly string[]): Promise<void> {
    await until(async () => {
      const stones = await this.stones();
      deepEqual(stones.map((label) => label.split(/[,，] ?/, 2).join(' ')).sort(), [...names].sort());
    });
  }

  /// Once the board has the focus, as people see before they press a key: what is pressed while it comes back from the text reaches nobody.
  async press(...keys: readonly string[]): Promise<void> {
    const hasFocus = () => this.grid().evaluate(({ ownerDocument }) => ownerDocument.hasFocus());
    await until(async () => ok(await hasFocus(), 'The board does not have the focus.'));
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
