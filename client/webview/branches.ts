/// The window of the tree of moves that is drawn: dots, and the lines between them. Another window or another cursor changes
/// only what looks different.

import type { Tree, TreeNode } from '../../server/src/protocol/tree';
import { COLUMN, classOf, DOT, dot, LANE, labelOf, lookOf, type Sides } from './dots';
import { setAttributes, svg } from './elements';
import type { Say } from './words';

/// Room around the outermost dots.
export const AROUND = 18;

export const xOf = (column: number): number => AROUND + column * COLUMN;
export const yOf = (lane: number): number => AROUND + lane * LANE;

interface Drawn {
  readonly group: SVGElement;
  look: string;
  node: TreeNode;
}

const keyOf = ({ column, lane }: TreeNode): string => `${column}-${lane}`;

export class Branches {
  readonly root: SVGElement;
  readonly #off = svg('path', { class: 'branch off' });
  readonly #on = svg('path', { class: 'branch' });
  readonly #here = svg('circle', { class: 'here', r: DOT + 3.5, visibility: 'hidden' });
  readonly #nodes = new Map<string, Drawn>();
  #current: Drawn | undefined;
  /// Of the game.
  sides: Sides = ['black', 'white'];

  constructor(readonly say: Say) {
    this.root = svg('svg', { class: 'branches', role: 'tree', tabindex: 0, 'aria-label': say('tree') });
    this.root.append(svg('g', { 'aria-hidden': 'true' }, this.#off, this.#on, this.#here));
  }

  get current(): TreeNode | undefined {
    return this.#current?.node;
  }

  show(tree: Tree): void {
    const { nodes } = tree;
    this.#patchAll(nodes);
    const [first, last] = columnsOf(nodes);
    const left = xOf(first) - AROUND;
    const width = xOf(last) + AROUND - left;
    const height = heightOf(tree);
    setAttributes(this.root, { viewBox: `${left} 0 ${width} ${height}`, width, height });
    this.root.style.left = `${left}px`;
    setAttributes(this.#off, { d: strokes(nodes, false) });
    setAttributes(this.#on, { d: strokes(nodes, true) });
    this.go(tree);
  }

  /// Shows where the cursor is.
  go(tree: Tree): void {
    const here = tree.nodes.find(({ on, column }) => on && column === tree.column);
    this.#mark(here && this.#nodes.get(keyOf(here)));
  }

  #patchAll(nodes: readonly TreeNode[]): void {
    const before = new Map(this.#nodes);
    for (const node of nodes) {
      const key = keyOf(node);
      this.#nodes.set(key, this.#patched(node, before.get(key)));
      before.delete(key);
    }
    for (const [key, { group }] of before) {
      group.remove();
      this.#nodes.delete(key);
    }
    // Who reads the tree aloud reads it in the order of the elements.
    const groups = nodes.map((node) => this.#nodes.get(keyOf(node))?.group);
    if (groups.some((group) => !group?.parentNode)) this.root.append(...groups.filter((group) => group !== undefined));
  }

  #patched(node: TreeNode, known: Drawn | undefined): Drawn {
    const look = lookOf(node, this.sides);
    if (known?.look === look) return Object.assign(known, { node });
    const group = known?.group ?? nodeGroup(node);
    setAttributes(group, { class: classOf(node, this.sides), 'aria-label': labelOf(node, this.say, this.sides) });
    group.replaceChildren(...dot(node, this.say, this.sides));
    return known ? Object.assign(known, { look, node }) : { group, look, node };
  }

  /// The ring around the node that the cursor is on.
  #mark(here: Drawn | undefined): void {
    this.#current?.group.removeAttribute('aria-selected');
    this.#current = here;
    here?.group.setAttribute('aria-selected', 'true');
    setAttributes(this.root, { 'aria-activedescendant': here?.group.id });
    const place = here && { cx: xOf(here.node.column), cy: yOf(here.node.lane) };
    setAttributes(this.#here, { ...place, visibility: here ? undefined : 'hidden' });
  }

  /// The node that an element belongs to.
  nodeOf(target: EventTarget | null): TreeNode | undefined {
    const group = target instanceof Element ? target.closest('[role=treeitem]') : null;
    return group ? this.#nodes.get(group.id.slice(ID.length))?.node : undefined;
  }
}

const ID = 'move-';

/// The first and the last column that something is drawn in.
function columnsOf(nodes: readonly TreeNode[]): readonly [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (const { column } of nodes) [first, last] = [Math.min(first, column), Math.max(last, column)];
  return [Math.min(first, last), last];
}

/// The last column that there is anything in, drawn or not.
export const lastOf = ({ nodes, length }: Tree): number => Math.max(length, columnsOf(nodes)[1]);

export const heightOf = ({ lanes }: Tree): number => Math.max(0, lanes - 1) * LANE + 2 * AROUND;

const nodeGroup = (node: TreeNode): SVGElement =>
  svg('g', {
    role: 'treeitem',
    id: `${ID}${keyOf(node)}`,
    'aria-level': node.column + 1,
    transform: `translate(${xOf(node.column)} ${yOf(node.lane)})`,
  });

const BEND = 5;

/// From each node to the one before it: along the lane, then across the lanes in the gap between two columns.
function strokes(nodes: readonly TreeNode[], on: boolean): string {
  let d = '';
  for (const node of nodes) {
    const parent = nodes[node.parent];
    if (!parent || node.on !== on) continue;
    const [x, y, fromX, fromY] = [xOf(node.column), yOf(node.lane), xOf(parent.column), yOf(parent.lane)];
    if (y === fromY) d += `M${fromX} ${y}H${x}`;
    else {
      const gap = fromX + COLUMN / 2;
      const down = y > fromY ? BEND : -BEND;
      d += `M${fromX} ${fromY}H${gap - BEND}q${BEND} 0 ${BEND} ${down}V${y - down}q0 ${down} ${BEND} ${down}H${x}`;
    }
  }
  return d;
}
