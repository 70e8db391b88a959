/** Member constants for the first script of pages: plain values, no schemas. */

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** Requests under the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export const DATA_REQUEST_TYPES = ['access', 'rectify', 'erase', 'portability'] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** Set once by the member; later changes go through the call center (`docs/product/account.md`, "Profile"). */
export const ONCE_ONLY_FIELDS = ['first_name', 'last_name', 'birthdate', 'gender'] as const;
export type OnceOnlyField = (typeof ONCE_ONLY_FIELDS)[number];

/** Ascending; every member starts with the first. */
export const TIERS = ['classic', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** Baht to spend for a tier, and the counted days (`docs/product/account.md`, "Tiers"). */
export const TIER_SPEND: Readonly<Record<Tier, number>> = {
  classic: 0,
  gold: 5_000,
  platinum: 20_000,
};
export const TIER_DAYS = 365;

/** Status of a consent letter per member; above 1 it is answered (`docs/product/pages.md`, "Consent letter"). */
export const CONSENT_STATUS = { waiting: 1, accepted: 2, declined: 3 } as const;
