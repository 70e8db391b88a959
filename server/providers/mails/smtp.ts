import { createTransport } from 'nodemailer';
import type { Sender } from '../../core/outbox.ts';
import { composeMail } from './compose-mail.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** Whom mails come from: `Arun <shop@mail.example>`. */
  readonly from: string;
  /** Origin of the shop without a trailing slash: mails link to nothing else. */
  readonly publicUrl: string;
  /** Sends nothing to a server that does not encrypt. */
  readonly requireTls: boolean;
}

/**
 * Sends mails by SMTP. A refusal for good (5xx) ends the message; everything else is tried again. The message id
 * is made of the outbox's, so that a repetition whose first try got through can be told apart.
 */
export function createSmtpSender({ url, from, publicUrl, requireTls }: SmtpSettings): Sender {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const host = new URL(url).hostname;
  return async ({ id, recipient, body }) => {
    try {
      const messageId = `<outbox-${String(id)}@${host}>`;
      await transport.sendMail({ from, to: recipient, messageId, ...composeMail(body, publicUrl) });
      return 'sent';
    } catch (error) {
      if (isFinal(error)) return 'refused';
      throw error;
    }
  };
}

/** 5xx to the recipient or the message itself; a refused login is the shop's own mistake and will be mended. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode: code } = error;
  return typeof code === 'number' && code >= 500 && code !== 530 && code !== 535;
}
