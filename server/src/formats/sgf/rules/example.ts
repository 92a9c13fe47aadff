/// What examples are made of.

/// A game on a small board that goes on with this.
export const go = (rest: string): string => `(;FF[4]GM[1]SZ[9]${rest})`;

/// The same in the version before.
export const old = (rest: string): string => `(;FF[3]GM[1]SZ[9]${rest})`;
