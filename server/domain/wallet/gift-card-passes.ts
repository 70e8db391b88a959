import type { Hasher } from '../kernel/ports.ts';
import type { GiftCardPasses } from './ports.ts';

const PASS_TTL_MS = 3_600_000;

/** Who may not: 0 stands for anybody, as no member has it. */
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
      if (!sameText(signature ?? '', sign([card, holder, end].join('.')))) return undefined;
      const good = Number(end) > now.getTime() && [ANYBODY, memberId].includes(Number(holder));
      return good ? Number(card) : undefined;
    },
  };
}

/** Takes as long wherever they differ, so that a signature cannot be felt out. */
function sameText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let index = 0; index < right.length; index += 1) {
    difference |= (given.codePointAt(index) ?? 0) ^ (right.codePointAt(index) ?? 0);
  }
  return difference === 0;
}
