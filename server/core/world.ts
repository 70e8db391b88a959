import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, Hasher, Ids } from './ports.ts';

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be set; runs at normal speed from there. */
export interface MovableClock extends Clock {
  moveTo(at: Date): void;
}

export function createMovableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    moveTo: (at) => {
      aheadMs = at.getTime() - Date.now();
    },
  };
}

/** Without ambiguous letters: I, L, O, U. */
const CLEAR_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const bangkokDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Bangkok',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
});

function letters(length: number): string {
  return Array.from({ length }, () => CLEAR_ALPHABET[randomInt(CLEAR_ALPHABET.length)]).join('');
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(''),
  letters,
  orderId: (now) => {
    const day = bangkokDay.format(now).replaceAll('-', '');
    return `AR${day}-${letters(6)}`;
  },
};

/** HMAC-SHA-256 under the shop's secret. */
export function createHasher(secret: string): Hasher {
  return { hash: (value) => createHmac('sha256', secret).update(value).digest('base64url') };
}
