const DAY_MS = 86_400_000;
/** Thailand has no summer time. */
const AHEAD_MS = 7 * 3_600_000;
const COIN_DAYS = 365;

/** Coins live for a year, to the end of that day in Bangkok, so that the coins of a day go together. */
export function coinsExpireAt(earnedAt: Date): Date {
  const day = Math.floor((earnedAt.getTime() + AHEAD_MS) / DAY_MS);
  return new Date((day + COIN_DAYS + 1) * DAY_MS - AHEAD_MS);
}
