import { createHmac } from 'node:crypto';
import type { TurnSettings } from '../../../core/turn.ts';
import type { IceServer } from '../ports.ts';

const VALID_SECONDS = 7_200;

/**
 * Credentials by the TURN REST scheme (draft-uberti-behave-turn-rest): the user name is the expiry in seconds, the
 * password its HMAC-SHA-1 under the shared secret.
 * @param nonce distinguishes calls in the log of the TURN server, without personal data
 */
export function iceServersOf(
  { urls, secret }: Pick<TurnSettings, 'urls' | 'secret'>,
  { at, nonce }: { readonly at: Date; readonly nonce: string },
): readonly IceServer[] {
  const stun = urls.filter((url) => /^stuns?:/.test(url));
  const turn = urls.filter((url) => /^turns?:/.test(url));
  const plain = stun.length > 0 ? [{ urls: stun }] : [];
  if (secret === undefined || turn.length === 0) return plain;
  const username = `${String(Math.floor(at.getTime() / 1000) + VALID_SECONDS)}:${nonce}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return [...plain, { urls: turn, username, credential }];
}
