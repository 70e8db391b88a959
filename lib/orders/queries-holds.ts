import { infiniteQueryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import { productStockKey } from '../stock/queries';
import { getStockHolds } from './calls-holds';

const PER_PAGE = 20;

/** Orders for which pieces of one place are reserved. */
export function stockHoldsQuery(id: number, branchId: number) {
  return infiniteQueryOptions({
    queryKey: [...productStockKey(id), 'holds', branchId],
    queryFn: async ({ pageParam: page }) =>
      getStockHolds(await http(), id, { branch_id: branchId, page, per_page: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page: size, total }) =>
      page * size < total ? page + 1 : undefined,
    staleTime: 0,
  });
}
