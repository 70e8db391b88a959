/** Parts of an intake that an answer may fill for the check of medicines. */
export type ToldPart = 'age' | 'weight' | 'allergies' | 'conditions' | 'medicines' | 'pregnancy';

/** Characters of a decision's directions or reason. */
export const DECISION_LENGTH = 1_000;
