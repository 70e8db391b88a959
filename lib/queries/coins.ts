import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getCoins, getRedeemHistory, getRedeemOptions, redeemCoins } from '../api/endpoints/coins';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Of coins and coupons: one is made of the other. */
export const walletKey = ['wallet'] as const;

/** Nothing is known that a page could follow. */
export const NEWEST: number | undefined = undefined;

/** Lines of the ledger that are asked for at a time. */
const LINES_A_PAGE = 20;

/** Coins, what runs out, and the ledger, newest first. */
export function coinsQuery() {
  return infiniteQueryOptions({
    queryKey: [...walletKey, 'coins'],
    queryFn: async ({ pageParam: before }) =>
      getCoins(await http(), { before, per_page: LINES_A_PAGE }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ ledger }) =>
      ledger.length < LINES_A_PAGE ? undefined : ledger.at(-1)?.id,
    staleTime: 0,
  });
}

export function redeemHistoryQuery(page: number) {
  return queryOptions({
    queryKey: [...walletKey, 'redeem-history', page],
    queryFn: async () => getRedeemHistory(await http(), page),
    staleTime: 0,
  });
}

/** How many coins there are, and what may be made of them. */
export function redeemOptionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...walletKey, 'redeem-options', locale],
    queryFn: async () => getRedeemOptions(await http(), locale),
    staleTime: 0,
  });
}

export function redeemCoinsMutation(locale: Locale) {
  return {
    mutationFn: async (input: { coins: number | null; idempotencyKey: string }) =>
      redeemCoins(await http(), { ...input, locale }),
    retry: false,
  };
}
