import { createTransport } from 'nodemailer';
import type { Sender } from '../../core/outbox.ts';
import { composeMail } from './compose-mail.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  /** Sender of the mails: `The shop <shop@mail.example>`. */
  readonly from: string;
  /** Origin of the shop without a trailing slash; mails link nowhere else. */
  readonly publicUrl: string;
  /** Refuses servers without encryption. */
  readonly requireTls: boolean;
}

/**
 * Sends mails by SMTP. A permanent refusal (5xx) ends the message; other failures are retried. The
 * message id derives from the outbox id, so recipients can detect a duplicate.
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

/** 5xx for the recipient or the message; a refused login is a configuration error and retried. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode: code } = error;
  return typeof code === 'number' && code >= 500 && code !== 530 && code !== 535;
}
