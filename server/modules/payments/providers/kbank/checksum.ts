import { createHash, timingSafeEqual } from 'node:crypto';
import type { KbankCallback } from './wire.ts';

type Signed = Pick<KbankCallback, 'id' | 'amount' | 'currency' | 'status' | 'transaction_state'>;

/** SHA-256 over id, amount with four decimals, currency, status, state and the secret key, one after the other. */
export function checksumOf(callback: Signed, secretKey: string): string {
  const { id, amount, currency, status, transaction_state: state } = callback;
  const text = `${id}${amount.toFixed(4)}${currency}${status}${state}${secretKey}`;
  return createHash('sha256').update(text).digest('hex');
}

export function hasChecksum(callback: KbankCallback, secretKey: string): boolean {
  const given = Buffer.from(callback.checksum.toLowerCase());
  const right = Buffer.from(checksumOf(callback, secretKey));
  return given.length === right.length && timingSafeEqual(given, right);
}
