import { address, documented, text } from './values.ts';

/** reCAPTCHA v3 (`docs/product/account.md`, "Bot check"). */
export interface BotSettings {
  /** Public: pages load Google's script with it. */
  readonly siteKey: string;
  /** Absent if an external service checks the tokens. */
  readonly secret: string | undefined;
  readonly verifyUrl: string;
}

export const botEnvironment = {
  RECAPTCHA_SITE_KEY: documented(
    text,
    'public key of reCAPTCHA v3; sign-in, registration and the contact form load it. Nothing of Google is loaded without it',
  ),
  RECAPTCHA_SECRET: documented(text, 'secret key of reCAPTCHA v3; not needed beside `API_URL`'),
  RECAPTCHA_VERIFY_URL: documented(
    address(['http:', 'https:'], 'https://www.google.com/recaptcha/api/siteverify'),
    'address that verifies its tokens',
    "Google's",
  ),
};

interface BotVariables {
  readonly RECAPTCHA_SITE_KEY?: string | undefined;
  readonly RECAPTCHA_SECRET?: string | undefined;
  readonly RECAPTCHA_VERIFY_URL?: string | undefined;
  readonly API_URL?: string | undefined;
}

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/** One without the other would suspect every visitor, or none. */
export function botMistakes(env: BotVariables): string[] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, API_URL } = env;
  if (siteKey === undefined && secret !== undefined) {
    return [
      'RECAPTCHA_SITE_KEY is missing: without it no page sends the tokens of RECAPTCHA_SECRET',
    ];
  }
  if (siteKey !== undefined && secret === undefined && API_URL === undefined) {
    return ['RECAPTCHA_SECRET is missing: the tokens of RECAPTCHA_SITE_KEY would not be checked'];
  }
  return [];
}

export function botSettingsOf(env: BotVariables): BotSettings | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  return siteKey === undefined
    ? undefined
    : { siteKey, secret, verifyUrl: env.RECAPTCHA_VERIFY_URL ?? GOOGLE };
}
