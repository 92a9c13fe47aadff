/// The scene of a board in the page: one SVG, a grid of cells. A new position changes only the cells that look different.

import type { Kind } from '../../server/src/drawing/boards/kind';
import { alike, type CellState, drawn, labelOf } from '../../server/src/drawing/cell';
import type { Cell } from '../../server/src/drawing/position';
import { groundOf, type Scene, sceneOf, shades } from '../../server/src/drawing/scene';
import { as, moved, type Shape } from '../../server/src/drawing/shape';
import { type Coordinates, type Sheet, sameSheet } from '../../server/src/drawing/sheet';
import type { Board } from '../src/board/messages';
import { elementOf, fill, setAttributes, svg } from './elements';
import { languageOf, type Say } from './words';

/// How much larger than a unit a pixel may get: a board of few lines does not fill the panel.
const LARGEST = 3;

/// And how large the smallest boards get all the same.
const LARGE = 560;

interface Place {
  readonly group: SVGElement;
  state: CellState | undefined;
}

const LAYERS = ['typed', 'way', 'lines', 'winning', 'bubbles', 'beside'] as const;

export class Drawing {
  readonly root: SVGElement;
  #scene: Scene | undefined;
  #cells: Place[][] = [];
  readonly #layers = {
    typed: layer('typed'),
    way: layer('ways'),
    lines: layer('lines-drawn'),
    winning: layer('winning'),
    bubbles: layer('bubbles'),
    beside: layer('beside'),
  };
  readonly #ghost = svg('g', { visibility: 'hidden', 'aria-hidden': 'true' });
  #playable = true;
  #hovered: Cell | undefined;
  /// The one cell that the tab key comes to.
  #focus: Cell = { x: 0, y: 0 };

  constructor(
    readonly say: Say,
    readonly language: string,
  ) {
    this.root = svg('svg', { class: 'board', role: 'grid' });
  }

  get sheet(): Sheet | undefined {
    return this.#scene?.sheet;
  }

  get focus(): Cell {
    return this.#focus;
  }

  show(board: Board, coordinates: Coordinates): void {
    const scene = sceneOf(board, coordinates);
    const before = this.#scene;
    this.#scene = scene;
    if (!before || !sameSheet(scene.sheet, before.sheet)) this.#lay(scene);
    this.#playable = board.editable.play;
    for (const name of LAYERS) patchLayer(this.#layers[name], scene[name]);
    for (const [j, row] of scene.cells.entries()) {
      for (const [i, state] of row.entries()) this.#patch(scene, state, i, j);
    }
    this.hover(this.#hovered);
  }

  #patch({ sheet, kind }: Scene, state: CellState, i: number, j: number): void {
    const place = this.#cells[j]?.[i];
    if (!place || (place.state && alike(state, place.state))) return;
    place.state = state;
    place.group.setAttribute('aria-label', labelOf(sheet, kind, state, languageOf(this.language)));
    while (place.group.childNodes.length > 1) place.group.lastChild?.remove();
    for (const shape of drawn(state, kind)) place.group.append(elementOf(shape));
  }

  #lay({ sheet, kind }: Scene): void {
    const { width, height } = kind.size(sheet);
    setAttributes(this.root, {
      viewBox: `0 0 ${width} ${height}`,
      'aria-label': this.say('board', { columns: sheet.columns, rows: sheet.height }),
      'aria-rowcount': sheet.height,
      'aria-colcount': sheet.columns,
    });
    const style = this.root.parentElement?.style;
    const largest = Math.max(LARGEST, LARGE / Math.max(width, height));
    style?.setProperty('--ratio', String(width / height));
    style?.setProperty('--widest', `${Math.round(width * largest)}px`);
    style?.setProperty('--highest', `${Math.round(height * largest)}px`);
    const hadFocus = this.#hasFocus();
    this.#cells = Array.from({ length: sheet.down }, (_, j) =>
      Array.from({ length: sheet.across }, (_, i) => {
        const cell = { x: sheet.left + i, y: sheet.top + j };
        return { group: cellGroup(sheet, kind, cell), state: undefined };
      }),
    );
    const rows = this.#cells.map((row, j) =>
      svg('g', { role: 'row', 'aria-rowindex': sheet.top + j + 1 }, ...row.map(({ group }) => group)),
    );
    const ground = elementOf(groundOf(sheet, kind));
    setAttributes(ground, { 'aria-hidden': 'true' });
    const { typed, way, lines, winning, bubbles, beside } = this.#layers;
    const above = [lines, winning, bubbles, beside, this.#ghost];
    this.root.replaceChildren(elementOf(shades()), ground, typed, way, ...rows, ...above);
    this.#moveFocus(this.#within(this.#focus, sheet));
    if (hadFocus) this.#placeOf(this.#focus)?.group.focus();
  }

  #hasFocus(): boolean {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== this.root && this.root.contains(activeElement);
  }

  #within({ x, y }: Cell, { left, top, across, down }: Sheet): Cell {
    const kept = (value: number, from: number, size: number) => Math.max(from, Math.min(value, from + size - 1));
    return { x: kept(x, left, across), y: kept(y, top, down) };
  }

  #placeOf({ x, y }: Cell): Place | undefined {
    const { sheet } = this;
    return sheet && this.#cells[y - sheet.top]?.[x - sheet.left];
  }

  #moveFocus(cell: Cell): void {
    this.#placeOf(this.#focus)?.group.setAttribute('tabindex', '-1');
    this.#focus = cell;
    this.#placeOf(cell)?.group.setAttribute('tabindex', '0');
  }

  /// Moves the focus to a cell of the board; false if it is not shown.
  focusOn(cell: Cell): boolean {
    const place = this.#placeOf(cell);
    this.#moveFocus(cell);
    place?.group.focus();
    return place !== undefined;
  }

  stateAt(cell: Cell): CellState | undefined {
    return this.#placeOf(cell)?.state;
  }

  /// The cell that an element belongs to.
  cellOf(target: EventTarget | null): Cell | undefined {
    const group = target instanceof Element ? target.closest('[role=gridcell]') : null;
    if (!group || !this.root.contains(group)) return undefined;
    return { x: Number(group.getAttribute('data-x')), y: Number(group.getAttribute('data-y')) };
  }

  /// Shows what would be put there, as long as the cell is free.
  hover(cell: Cell | undefined): void {
    this.#hovered = cell;
    const scene = this.#scene;
    const isFree = cell && this.#playable && this.stateAt(cell)?.sign === '.';
    const put = isFree ? scene?.kind.put?.(cell) : undefined;
    if (scene && cell && put) {
      const { x, y } = scene.kind.place(scene.sheet, cell);
      setAttributes(this.#ghost, { transform: `translate(${x} ${y})` });
      fill(this.#ghost, elementOf(as(`ghost ${scene.next}`, put)));
    }
    this.#ghost.setAttribute('visibility', put ? 'visible' : 'hidden');
  }
}

const layer = (kind: string): SVGElement => svg('g', { class: kind, 'aria-hidden': 'true' });

function patchLayer(root: SVGElement, shapes: readonly Shape[]): void {
  if (shapes.length > 0 || root.firstChild) fill(root, ...shapes.map(elementOf));
}

function cellGroup(sheet: Sheet, kind: Kind, { x, y }: Cell): SVGElement {
  const { attributes } = moved(kind.place(sheet, { x, y }));
  const group = svg('g', {
    ...{ role: 'gridcell', class: 'point', tabindex: -1, 'aria-colindex': x + 1, 'data-x': x, 'data-y': y },
    transform: attributes.transform,
  });
  group.append(elementOf(as('field', kind.field({ x, y }))));
  return group;
}
