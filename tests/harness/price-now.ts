import type { PriceSource } from '../../lib/catalog/contract-price.ts';
import { fromBaht } from '../../server/core/money.ts';
import { priceNow } from '../../server/modules/pricing/rules/unit-price.ts';

/** Price as answered by the service; amounts in baht. */
export function nowOf<Source extends PriceSource>(source: Source, list: number, amount = list) {
  const prices = { listPrice: fromBaht(list), unitPrice: fromBaht(amount) };
  return priceNow({ ...prices, source });
}
