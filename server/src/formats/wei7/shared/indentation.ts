/// Records may nest so deep that their indentation alone would fill the memory.
const DEEPEST = 64;

export const indentation = (depth: number): string => '  '.repeat(Math.min(depth, DEEPEST));
