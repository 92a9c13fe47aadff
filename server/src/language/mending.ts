/// What mends a record: loaded when somebody asks.

export { fixesIn, hasSureFixes } from './fixes';
export { normalised } from './normalise';
