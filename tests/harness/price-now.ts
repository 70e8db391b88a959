import type { PriceSource } from '../../lib/api/contract/price.ts';
import { fromBaht } from '../../server/core/money.ts';
import { priceNow } from '../../server/modules/pricing/rules/unit-price.ts';

/** A price as the service tells of it; amounts are baht. */
export function nowOf<Source extends PriceSource>(source: Source, list: number, amount = list) {
  const prices = { listPrice: fromBaht(list), unitPrice: fromBaht(amount) };
  return priceNow({ ...prices, source });
}
