import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_MS = 300_000;

/** docs.omise.co, "Webhooks", signature verification: hexadecimal HMAC-SHA-256 over timestamp and body. */
export function signOmise(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${timestamp}.${body}`)
    .digest('hex');
}

/** While a secret is rotated, the header holds two signatures, separated by a comma. */
export function isFromOmise(
  { headers, body }: { headers: Headers; body: string },
  secret: string,
  now: Date,
): boolean {
  const timestamp = headers.get('Omise-Signature-Timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MAX_AGE_MS) return false;
  const right = Buffer.from(signOmise(secret, timestamp, body));
  const given = (headers.get('Omise-Signature') ?? '').split(',');
  return given.some((text) => {
    const signature = Buffer.from(text.trim());
    return signature.length === right.length && timingSafeEqual(signature, right);
  });
}
