/** States of a case (`docs/product/questionnaires.md`, "States"). */
export const CASE_STATES = [
  'unpaid',
  'waiting',
  'approved',
  'refused',
  'lapsed',
  'dropped',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Parts of an intake that an answer may fill for the check of medicines. */
export type ToldPart = 'age' | 'weight' | 'allergies' | 'conditions' | 'medicines' | 'pregnancy';

/** Characters of a decision's directions or reason. */
export const DECISION_LENGTH = 1_000;
