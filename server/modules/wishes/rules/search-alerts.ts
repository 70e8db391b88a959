import { MAX_SEARCH_ALERTS } from '../../../../lib/wishes/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { ProductSearch } from '../../search/ports.ts';
import { normalize } from '../../search/rules/normalize.ts';
import { priceWordsOf } from '../../search/rules/price-words.ts';
import type { SearchAlert, SearchAlertRepo, WishRepo } from '../ports.ts';

/** Words of a search that an alert waits for: without prices, at which something may be sold later. */
export function alertQueryOf(keyword: string): string {
  return normalize(priceWordsOf(keyword)?.rest ?? keyword);
}

/** Whether the words themselves find a product, without a correction. */
export async function isSold(
  search: Pick<ProductSearch, 'find' | 'identify'>,
  query: string,
): Promise<boolean> {
  if ((await search.identify(query)).length > 0) return true;
  const one = { sort: 'recommended', limit: 1, offset: 0, uncounted: true } as const;
  return (await search.find({ query: { text: query, begun: false } }, one)).total > 0;
}

export type AskForSearchAlert = (memberId: number, keyword: string) => Promise<Result<SearchAlert>>;

/**
 * Idempotent per query, even when the list is full. Refuses ALREADY_SOLD, SEARCH_ALERTS_FULL, and VALIDATION for a text
 * without words.
 */
export function createAskForSearchAlert(world: {
  search: Pick<ProductSearch, 'find' | 'identify'>;
  transact: Transact<{ wishes: WishRepo; searchAlerts: SearchAlertRepo }>;
  clock: Clock;
}): AskForSearchAlert {
  return async (memberId, keyword) => {
    const query = alertQueryOf(keyword);
    if (query === '') return refuse('VALIDATION', { fields: { keyword: 'errors.field.invalid' } });
    if (await isSold(world.search, query)) return refuse('ALREADY_SOLD');
    return world.transact(async ({ wishes, searchAlerts }) => {
      await wishes.lock(memberId);
      const [known] = await searchAlerts.list(memberId, query);
      if (known) return ok(known);
      if ((await searchAlerts.count(memberId)) >= MAX_SEARCH_ALERTS) {
        return refuse('SEARCH_ALERTS_FULL', { data: { max: MAX_SEARCH_ALERTS } });
      }
      const now = world.clock.now();
      return ok(await searchAlerts.add({ memberId, query, keyword, now }));
    });
  };
}
