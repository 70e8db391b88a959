import { createHmac, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'Sandbox-Timestamp';
export const SIGNATURE_HEADER = 'Sandbox-Signature';
/** `docs/quality.md`, "Contention and faults": a callback of 301 s is refused. */
const MAX_AGE_MS = 300_000;

/** HMAC-SHA-256 over the timestamp in whole seconds and the raw body. */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

export function isSigned(secret: string, headers: Headers, body: string, now: Date): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  const signature = headers.get(SIGNATURE_HEADER) ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MAX_AGE_MS) return false;
  return timingSafeEqual(Buffer.from(sign(secret, timestamp, body)), Buffer.from(signature));
}

/** Key shared by shop and sandbox bank, derived from the shop's secret. */
export function sandboxSecret(appSecret: string): string {
  return createHmac('sha256', appSecret).update('sandbox bank').digest('base64url');
}
