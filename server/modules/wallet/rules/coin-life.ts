import type { Clock } from '../../../core/ports.ts';
import type { CoinRepo } from '../ports.ts';

const DAY_MS = 86_400_000;
/** Thailand has no summer time. */
const AHEAD_MS = 7 * 3_600_000;
const COIN_DAYS = 365;
const SOON_DAYS = 30;

/** Coins live for a year, to the end of that day in Bangkok, so that the coins of a day go together. */
export function coinsExpireAt(earnedAt: Date): Date {
  const day = Math.floor((earnedAt.getTime() + AHEAD_MS) / DAY_MS);
  return new Date((day + COIN_DAYS + 1) * DAY_MS - AHEAD_MS);
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
