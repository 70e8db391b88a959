import type { SearchChoice } from '../../../../lib/search/contract.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import type { ProductSearch, SearchChoiceRepo } from '../ports.ts';
import { normalize } from './normalize.ts';

interface World {
  readonly search: Pick<ProductSearch, 'teaches'>;
  readonly searchChoices: SearchChoiceRepo;
  readonly rateLimits: Pick<RateLimiter, 'take'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
/** One visit a day counts. */
const ONCE = { limit: 1, windowSeconds: DAY_MS / 1_000 };
/** Longer texts are hardly searched twice. */
const MAX_LENGTH = 80;
const KEPT_DAYS = 90;

const bangkokDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });

/**
 * Counts a chosen result, once a day for each address, words and product. The address becomes part of a keyed hash that
 * changes with the day and expires after it.
 */
export function createChooseResult({ search, searchChoices, rateLimits, hasher, clock }: World) {
  return async (address: string, { keyword, product_id: productId, kind }: SearchChoice) => {
    const query = normalize(keyword);
    if (query === '' || query.length > MAX_LENGTH) return;
    if (!(await search.teaches(query, productId))) return;
    const now = clock.now();
    const day = bangkokDay.format(now);
    const visit = hasher.hash(JSON.stringify([day, address, query, productId, kind]));
    if (!(await rateLimits.take(`choice:${visit}`, ONCE, now)).ok) return;
    await searchChoices.count({ query, productId, kind, day });
  };
}

/** Keeps what was learned for 90 days. */
export async function forgetOldChoices({
  searchChoices,
  clock,
}: Pick<World, 'searchChoices' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await searchChoices.forgetBefore(bangkokDay.format(since));
}
