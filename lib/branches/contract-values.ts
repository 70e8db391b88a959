/** Constants of branches for the browser: plain values, no schemas. */

export const BRANCH_SERVICES = ['pharmacist', 'pickup', 'clinic', 'parking'] as const;
export type BranchService = (typeof BRANCH_SERVICES)[number];
