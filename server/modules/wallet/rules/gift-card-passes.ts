import { foldCode } from '../../../../lib/format/code.ts';
import type { Hasher } from '../../../core/ports.ts';
import type { GiftCardPasses } from '../ports.ts';

const PASS_TTL_MS = 3_600_000;

/** No member has this id: the pass of a guest is good for whoever signs in. */
const ANYBODY = 0;

const PASS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,16})\.([\w-]+)$/;

/** The pass says card, member and end in the open, and is signed: there is nothing to keep and nothing to guess. */
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
      // Hashed once more: how long comparing takes tells nothing about the right signature.
      if (hasher.hash(signature ?? '') !== hasher.hash(right)) return undefined;
      const good = Number(end) > now.getTime() && [ANYBODY, memberId].includes(Number(holder));
      return good ? Number(card) : undefined;
    },
  };
}

/** How a card's code and number are kept; the number's hash belongs to its card, so that equal numbers differ. */
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
