import { address, text } from './values.ts';

/** How mails leave the shop. */
export interface MailSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** Whom they come from: `Arun <shop@mail.example>`. */
  readonly from: string;
}

export const mailEnvironment = {
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
  MAIL_FROM: text,
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

/** None is no mistake: the shop works without mails, and says so when it starts. */
export function mailSettingsOf({ SMTP_URL, MAIL_FROM }: MailVariables): MailSettings | undefined {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined;
}
