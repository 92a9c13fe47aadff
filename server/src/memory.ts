import { setFlagsFromString } from 'node:v8';

/// Asks the engine not to guess how long objects live. By itself it watches the places where they are made, and where the first ones live
/// long, it puts all that are made there later among what lives long, of which it takes long to let go. Here the first ones of many places
/// are kept, for whatever is equal to them later, and nearly all others are let go of at once: so it guesses wrong.
export const guessNoLifetimes = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
