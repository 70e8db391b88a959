import type { PriceRead } from '../../../lib/catalog/contract.ts';
import { toBaht } from '../../core/money.ts';
import type { PriceRange } from './rules/price-words.ts';
import type { PriceRead as Read } from './rules/read-query.ts';

export function toPriceRead({ rest, instead, ...range }: Read): PriceRead {
  return { ...toRange(range), keyword: rest, instead: instead && toRange(instead) };
}

function toRange({ min, max }: PriceRange) {
  return {
    min: min === undefined ? null : toBaht(min),
    max: max === undefined ? null : toBaht(max),
  };
}
