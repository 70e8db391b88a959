import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getCoins, getRedeemHistory, getRedeemOptions, redeemCoins } from './calls-coins';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Key prefix of coins and coupons, which are convertible. */
export const walletKey = ['wallet'] as const;

/** Initial cursor: the newest page. */
export const NEWEST: number | undefined = undefined;

const LINES_A_PAGE = 20;

/** Coins, expiring coins, and the ledger, newest first. */
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

/** Balance and redeemable amounts. */
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
