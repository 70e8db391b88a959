export const ID_KINDS = ['citizen_id', 'passport'] as const;

export type IdKind = (typeof ID_KINDS)[number];

/** Purpose of a one-time password; it is valid for that alone. */
export const OTP_PURPOSES = ['login', 'link', 'register', 'erase', 'export'] as const;

export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** `docs/product/account.md`, "Sign-in": six digits, valid for five minutes. */
export const OTP_LENGTH = 6;

export const OTP_TTL_SECONDS = 300;
