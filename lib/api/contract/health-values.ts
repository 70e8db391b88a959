/** Version of the letter by which a member lets us keep a health profile; a changed letter has a new one. */
export const PROFILE_CONSENT_VERSION = '2026-12';

/** Notes of one kind, and characters of one. */
export const HEALTH_NOTES = 30;
export const HEALTH_NOTE_LENGTH = 100;

/** Products of one question for their ingredients. */
export const INGREDIENTS_AT_ONCE = 100;

/** Why something has to be asked first (`docs/product/health.md`, "Warnings"). */
export const WARNING_KINDS = [
  'allergy',
  'allergy_group',
  'condition',
  'pregnant',
  'breast_feeding',
  'age',
  'weight',
  'taking',
  'pair',
  'bought',
  'bought_pair',
  'together',
  'twice',
  'daily_max',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** What a pharmacist writes who approves a medicine against which something is known. */
export const REASON_LENGTH = 1_000;

/** People of one family profile. */
export const FAMILY_MEMBERS = 10;

/** Relation of a family member to the member: "my child". */
export const RELATIONS = [
  'child',
  'partner',
  'parent',
  'grandparent',
  'sibling',
  'relative',
  'other',
] as const;
export type Relation = (typeof RELATIONS)[number];

export const SEXES = ['female', 'male', 'other'] as const;
export type Sex = (typeof SEXES)[number];
