/** Version of the consent letter for the health profile; a changed letter gets a new version. */
export const PROFILE_CONSENT_VERSION = '2026-12';

/** Notes per kind, and characters per note. */
export const HEALTH_NOTES = 30;
export const HEALTH_NOTE_LENGTH = 100;

/** Products per request for ingredients. */
export const INGREDIENTS_AT_ONCE = 100;

/** Reasons to ask a pharmacist first (`docs/product/health.md`, "Warnings"). */
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

/** Characters of a pharmacist's reason for approving a medicine despite a conflict. */
export const REASON_LENGTH = 1_000;

/** People per family profile. */
export const FAMILY_MEMBERS = 10;

/** Relation to the member: "my child". */
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

export const PREGNANCY = ['no', 'pregnant', 'breast_feeding'] as const;
