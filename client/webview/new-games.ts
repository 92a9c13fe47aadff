/// The games that an empty record can become.

import type { ToPanel } from '../src/board/messages';
import { html, setAttributes } from './elements';
import { refill } from './refill';
import type { Say } from './words';

export type Offers = NonNullable<Extract<ToPanel, { readonly type: 'stale' }>['offers']>;

export class NewGames {
  readonly root: HTMLElement;

  constructor(
    say: Say,
    readonly begin: (id: string) => void,
  ) {
    this.root = html('div', { class: 'new-games', role: 'group', 'aria-label': say('newRecord'), hidden: true });
  }

  show(offers: Offers): void {
    setAttributes(this.root, { hidden: offers.length === 0 });
    refill(this.root, offers, () =>
      offers.map(({ id, label }) => {
        const button = html('button', { type: 'button' }, label);
        button.addEventListener('click', () => this.begin(id));
        return button;
      }),
    );
  }
}
