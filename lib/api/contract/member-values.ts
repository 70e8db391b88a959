/** Words of a member that pages load with their first script: plain values, no schemas. */

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** What people register with. */
export const ID_KINDS = ['citizen_id', 'passport'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** What a one-time password is asked for; it is good for nothing else. */
export const OTP_PURPOSES = ['login', 'link', 'register', 'erase', 'export'] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** What members ask for under the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export const DATA_REQUEST_TYPES = ['access', 'rectify', 'erase', 'portability'] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** What a member sets once; whoever wants it changed later asks the call center (`docs/product/account.md`, "Profile"). */
export const ONCE_ONLY_FIELDS = ['first_name', 'last_name', 'birthdate', 'gender'] as const;
export type OnceOnlyField = (typeof ONCE_ONLY_FIELDS)[number];

/** From the first that everybody has to the highest. */
export const TIERS = ['classic', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** Baht to spend for a tier, and the days that count (`docs/product/account.md`, "Tiers"). */
export const TIER_SPEND: Readonly<Record<Tier, number>> = {
  classic: 0,
  gold: 5_000,
  platinum: 20_000,
};
export const TIER_DAYS = 365;

/** Of a consent letter for one member; above 1 it is answered (`docs/product/pages.md`, "Consent letter"). */
export const CONSENT_STATUS = { waiting: 1, accepted: 2, declined: 3 } as const;

export const NOTICE_CHANNELS = ['bell', 'mail', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_TOPICS = ['orders', 'delivery', 'promotions', 'reminders', 'health'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
