import { dayNumber, dayStart } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import type { CoinRepo } from '../ports.ts';

const DAY_MS = 86_400_000;
const COIN_DAYS = 365;
const SOON_DAYS = 30;

/** Coins live for a year, to the end of that day in Bangkok, so that the coins of a day go together. */
export function coinsExpireAt(earnedAt: Date): Date {
  return dayStart(dayNumber(earnedAt) + COIN_DAYS + 1);
}

/** The coins that members are warned of (`docs/product/account.md`, "Coins"). */
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
