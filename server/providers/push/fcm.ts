import { z } from 'zod';
import type { ServiceAccount } from '../../config/push.ts';
import type { Sender } from '../../core/outbox.ts';
import { createGoogleAccess, type GoogleAccess } from './access-token.ts';
import { wordPush } from '../../modules/notifications/word-push.ts';

const TIMEOUT_MS = 10_000;
/** How long Google keeps a message for an offline device. */
const TTL_S = 43_200;

interface FcmParts {
  readonly account: ServiceAccount;
  readonly url: string;
  /** Called with tokens of devices that no longer exist. */
  readonly forget: (token: string) => Promise<void>;
  readonly access?: GoogleAccess;
}

/** Codes for a device that is gone, belongs to another project or never existed. */
const DEAD: ReadonlySet<string> = new Set([
  'UNREGISTERED',
  'INVALID_ARGUMENT',
  'SENDER_ID_MISMATCH',
]);

/**
 * Sends push messages by the HTTP v1 API of Firebase Cloud Messaging. Forgets devices unknown to
 * Google; outages, limits and a refused sign-in are retried. Messages carry data only: the page's
 * worker shows them, unless a page of the shop is in view.
 */
export function createFcmSender({ account, url, forget, ...parts }: FcmParts): Sender {
  const access = parts.access ?? createGoogleAccess(account);
  const address = `${url}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  return async ({ id, recipient, body }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await access.token()}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        message: {
          ...targetOf(recipient),
          // A duplicate replaces the first on the screen.
          data: { ...wordPush(body), tag: `shop-${String(id)}` },
          webpush: { headers: { TTL: String(TTL_S), Urgency: 'normal' } },
        },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return 'sent';
    }
    const code = codeOf(await answer.text());
    if (DEAD.has(code)) {
      await forget(recipient);
      return 'gone';
    }
    if (answer.status === 401) access.forget();
    throw new Error(`FCM answered ${String(answer.status)} ${code}`);
  };
}

/** Browsers have an installation id; apps with an older library a registration token, which contains a colon. */
function targetOf(recipient: string) {
  return recipient.includes(':') ? { token: recipient } : { fid: recipient };
}

const refusalSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

/** FCM's own code if present, else Google's status; empty for other bodies. */
function codeOf(text: string): string {
  try {
    const { status = '', details = [] } = refusalSchema.parse(JSON.parse(text)).error;
    return details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? status;
  } catch {
    return '';
  }
}
