import { foldCode } from '../../../../lib/format/code.ts';
import type { Hasher } from '../../../core/ports.ts';
import type { GiftCardPasses } from '../ports.ts';

const PASS_TTL_MS = 3_600_000;

/** No member has this id; the token of a guest is valid for any member. */
const ANYBODY = 0;

const PASS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,16})\.([\w-]+)$/;

/** The token carries card, member and expiry in plain text with a signature, so nothing is stored. */
export function createGiftCardPasses(hasher: Hasher): GiftCardPasses {
  const sign = (claims: string) => hasher.hash(`gift-card-pass:${claims}`);
  return {
    issue: (giftCardId, memberId, now) => {
      const claims = [giftCardId, memberId ?? ANYBODY, now.getTime() + PASS_TTL_MS].join('.');
      return Buffer.from(`${claims}.${sign(claims)}`).toString('base64url');
    },
    read: (token, memberId, now) => {
      const [, card, holder, end, signature] =
        PASS.exec(Buffer.from(token, 'base64url').toString()) ?? [];
      const right = sign([card, holder, end].join('.'));
      // Hashed again, so that the comparison leaks no timing.
      if (hasher.hash(signature ?? '') !== hasher.hash(right)) return undefined;
      const good = Number(end) > now.getTime() && [ANYBODY, memberId].includes(Number(holder));
      return good ? Number(card) : undefined;
    },
  };
}

/** Stored hashes of code and PIN; the PIN's hash includes the card, so equal PINs differ. */
export function hashGiftCard(
  hasher: Hasher,
  typed: { readonly code: string; readonly pin: string },
): { readonly code: string; readonly pin: string } {
  const [code, pin] = [foldCode(typed.code), foldCode(typed.pin)];
  return {
    code: hasher.hash(`gift-card:${code}`),
    pin: hasher.hash(`gift-card-pin:${code}:${pin}`),
  };
}
