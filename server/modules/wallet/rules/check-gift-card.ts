import type { Clock, Hasher } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { hashGiftCard } from './gift-card-passes.ts';
import type { GiftCard, GiftCardPasses, GiftCardRepo } from '../ports.ts';

export interface GiftCardQuestion {
  readonly code: string;
  readonly pin: string;
  /** Null for a guest. */
  readonly memberId: number | null;
}

export interface GiftCardAnswer {
  readonly card: GiftCard;
  readonly pass: string;
}

export type CheckGiftCard = (question: GiftCardQuestion) => Promise<Result<GiftCardAnswer>>;

/** Prevents guessing a six-digit PIN for a known code, without locking the owner out for long. */
const TRIES_OF_A_CODE: readonly { readonly span: string; readonly limit: Limit }[] = [
  { span: 'hour', limit: { limit: 10, windowSeconds: 3_600 } },
  { span: 'day', limit: { limit: 30, windowSeconds: 86_400 } },
];

interface World {
  readonly giftCards: Pick<GiftCardRepo, 'find'>;
  readonly passes: GiftCardPasses;
  readonly rateLimits: Pick<RateLimiter, 'take'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Balance of a card, and a token to pay with it. All failures give the same answer. */
export function createCheckGiftCard(world: World): CheckGiftCard {
  return async ({ code, pin, memberId }) => {
    const now = world.clock.now();
    const hashes = hashGiftCard(world.hasher, { code, pin });
    for (const { span, limit } of TRIES_OF_A_CODE) {
      const taken = await world.rateLimits.take(`gift-card:${span}:${hashes.code}`, limit, now);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
    }
    const card = await world.giftCards.find(hashes);
    if (!card || card.expiresAt <= now) return refuse('GIFT_CARD_INVALID');
    return ok({ card, pass: world.passes.issue(card.giftCardId, memberId, now) });
  };
}
