/// Going about in a record, and giving people other names: loaded when somebody first asks for it.

export { definitionAt } from './definition';
export { linkedAt } from './partners';
export { namedAt, renamed } from './people';
export { highlightsAt, referencesAt } from './references';
export { selectionsAt } from './selection';
