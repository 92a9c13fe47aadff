/// What an editor shows in a text beside and above its lines, and in its colours: loaded when somebody first asks for it.

export { hintsIn } from './hints';
export { variationAt, variationsOf } from './lenses';
export { tokensIn } from './tokens';
