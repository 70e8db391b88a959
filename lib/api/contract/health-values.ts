/** Version of the letter by which a member lets us keep a health profile; a changed letter has a new one. */
export const PROFILE_CONSENT_VERSION = '2026-11';

/** Notes of one kind, and characters of one. */
export const HEALTH_NOTES = 30;
export const HEALTH_NOTE_LENGTH = 100;

/** Products of one question for their ingredients. */
export const INGREDIENTS_AT_ONCE = 100;
