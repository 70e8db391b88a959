/** Constants of the office's branches for the browser: plain values, no schemas. */

/** Orders of the list, `-` for descending; names in the language of the reader. */
export const BRANCH_SORTS = ['id', '-id', 'name', '-name'] as const;
export type BranchSort = (typeof BRANCH_SORTS)[number];

export const BRANCH_STATES = ['open', 'closed'] as const;
export type BranchState = (typeof BRANCH_STATES)[number];

export const BRANCHES_PER_PAGE = 20;
