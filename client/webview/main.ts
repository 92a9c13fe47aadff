/// The panel in its page.

import './panel.css';
import './board.css';
import './ground.css';
import './pieces.css';
import './over.css';
import './controls.css';
import './menu.css';
import './notes.css';
import './tree.css';
import './tools.css';
import { Panel } from './panel';

interface Api {
  postMessage(message: unknown): void;
  setState(state: unknown): void;
  getState(): unknown;
}

declare function acquireVsCodeApi(): Api;

const api = acquireVsCodeApi();
const host = {
  post: (message: unknown) => api.postMessage(message),
  keep: (state: unknown) => api.setState(state),
  kept: api.getState(),
};
const messages: unknown[] = [];
let panel: Panel | undefined;

// Listening starts before the panel says that it is ready.
window.addEventListener('message', ({ data }) => (panel ? panel.take(data) : messages.push(data)));
panel = new Panel(document.body, host, document.documentElement.lang);
for (const message of messages) panel.take(message);
