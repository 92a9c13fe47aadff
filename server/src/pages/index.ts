/// Pages about rules and clauses, in whatever form they are wanted, and pictures of boards.

export { htmlOf } from './html';
export { markdownOf } from './markdown';
export { pageOf } from './page';
export { boardSvg } from './picture';
export { plainOf } from './plain';
export { shownOf } from './shown';
