import { LOOPBACK } from './exposure.ts';
import { address, documented, text } from './values.ts';

export interface MailSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** Sender: `The shop <shop@mail.example>`. */
  readonly from: string;
  /** Whether to refuse a server without STARTTLS; not needed for `smtps:`. */
  readonly requireTls: boolean;
}

export const mailEnvironment = {
  SMTP_URL: documented(
    address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
    'mail server, like `smtps://user:password@mail.example:465`; no mail is sent without it. Production requires TLS or STARTTLS',
  ),
  MAIL_FROM: documented(text, 'sender, like `The shop <shop@mail.example>`'),
};

interface MailVariables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

export function mailMistakes({ SMTP_URL, MAIL_FROM }: MailVariables): string[] {
  return (SMTP_URL === undefined) === (MAIL_FROM === undefined)
    ? []
    : ['SMTP_URL and MAIL_FROM must be set together'];
}

/** Address parameters that make the mail library send unencrypted or to unverified servers. */
const WEAKENING = /[?&](?:ignoreTLS|requireTLS|opportunisticTLS|secure|tls\.[^=&]*)=/i;

/** Requires encrypted delivery: mails hold names, orders and sign-in links. */
export function plainMailMistakes({ SMTP_URL = '' }: MailVariables): string[] {
  return WEAKENING.test(SMTP_URL)
    ? ['SMTP_URL must not say how TLS is used: production always requires it']
    : [];
}

/** Undefined without SMTP: the shop works without mails and logs this at the start. */
export function mailSettingsOf(
  { SMTP_URL, MAIL_FROM }: MailVariables,
  mode: 'demo' | 'production',
): MailSettings | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const { protocol, hostname } = new URL(SMTP_URL);
  const requireTls = mode === 'production' && protocol === 'smtp:' && !LOOPBACK.test(hostname);
  return { url: SMTP_URL, from: MAIL_FROM, requireTls };
}
