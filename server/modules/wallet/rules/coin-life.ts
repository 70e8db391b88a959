import { dayNumber, dayStart } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import type { CoinRepo } from '../ports.ts';

const DAY_MS = 86_400_000;
const COIN_DAYS = 365;
const SOON_DAYS = 30;

/** Coins expire a year later at the end of the day in Bangkok, so the coins of a day expire together. */
export function coinsExpireAt(earnedAt: Date): Date {
  return dayStart(dayNumber(earnedAt) + COIN_DAYS + 1);
}

/** Coins about to expire, for reminders (`docs/product/account.md`, "Coins"). */
export function createExpiringSoon({
  coins,
  clock,
}: {
  readonly coins: Pick<CoinRepo, 'expiringUntil'>;
  readonly clock: Clock;
}): (memberId: number) => Promise<number> {
  return (memberId) => {
    const now = clock.now();
    return coins.expiringUntil(memberId, now, new Date(now.getTime() + SOON_DAYS * DAY_MS));
  };
}
