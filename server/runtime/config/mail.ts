import { LOOPBACK } from './exposure.ts';
import { address, documented, text } from './values.ts';

/** How mails leave the shop. */
export interface MailSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** Whom they come from: `Arun <shop@mail.example>`. */
  readonly from: string;
  /** Whether a server that offers no STARTTLS is refused; one of `smtps:` needs none. */
  readonly requireTls: boolean;
}

export const mailEnvironment = {
  SMTP_URL: documented(
    address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
    'mail server, like `smtps://user:password@mail.example:465`; no mail is sent without it. Production requires TLS or STARTTLS',
  ),
  MAIL_FROM: documented(text, 'sender, like `Arun <shop@mail.example>`'),
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

/** Parameters of an address by which the mail library would send in the clear, or to whoever answers. */
const WEAKENING = /[?&](?:ignoreTLS|requireTLS|opportunisticTLS|secure|tls\.[^=&]*)=/i;

/** Mails hold names, orders and links that sign in: nobody on the way may read them. */
export function plainMailMistakes({ SMTP_URL = '' }: MailVariables): string[] {
  return WEAKENING.test(SMTP_URL)
    ? ['SMTP_URL must not say how TLS is used: production always requires it']
    : [];
}

/** None is no mistake: the shop works without mails, and says so when it starts. */
export function mailSettingsOf(
  { SMTP_URL, MAIL_FROM }: MailVariables,
  mode: 'demo' | 'production',
): MailSettings | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const { protocol, hostname } = new URL(SMTP_URL);
  const requireTls = mode === 'production' && protocol === 'smtp:' && !LOOPBACK.test(hostname);
  return { url: SMTP_URL, from: MAIL_FROM, requireTls };
}
