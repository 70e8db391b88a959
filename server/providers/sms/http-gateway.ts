import type { SmsGateway } from '../../config/config.ts';
import type { Sender } from '../../core/outbox.ts';

const TIMEOUT_MS = 10_000;

/**
 * SMS gateway over HTTP: POST `{to, from, text}` with a bearer token; 2xx means accepted. A 4xx
 * about the message is final; outages, limits and a wrong token are retried by the outbox.
 * `Idempotency-Key` lets the gateway drop duplicates.
 */
export function createHttpGateway(gateway: SmsGateway): Sender {
  return async ({ id, recipient, body }) => {
    const answer = await fetch(gateway.url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${gateway.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `sms-${String(id)}`,
      },
      body: JSON.stringify({ to: international(recipient), from: gateway.sender, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (isFinal(answer.status)) return 'refused';
    throw new Error(`the SMS gateway answered ${String(answer.status)}`);
  };
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

/** `0812345678` -> `+66812345678`. */
function international(phone: string): string {
  return phone.replace(/^0/, '+66');
}
