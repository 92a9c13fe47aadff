/// The sides whose moves have a colour of their own, in the order in which editors are told of them.

export const SIDES = ['black', 'white', 'red', 'blue'] as const;

export type Side = (typeof SIDES)[number];
