/// What the panel knows by name: the messages between it and the extension, which stand in the protocol, and the board.

export {
  type Continuation,
  type Fault,
  GEOMETRIES,
  type Geometry,
  type Mark,
  type Message,
  type Player,
} from '../../../server/src/protocol/board';
export * from '../../../server/src/protocol/panel';
export type { Cell, Place } from '../../../server/src/protocol/places';
export { STEPS, type Step } from '../../../server/src/protocol/steps';
export * from './board';
