import type { Locale } from '../api/contract.ts';
import type { Coins, CoinsQuery, Redeemed, RedeemHistory, RedeemOptions } from './contract.ts';
import type { Http } from '../api/http';

/** Balance, with the ledger lines after `before`. */
export async function getCoins(http: Http, query: CoinsQuery): Promise<Coins> {
  return (await http.get<Coins>('/me/coins', { params: query })).data;
}

export async function getRedeemHistory(http: Http, page: number): Promise<RedeemHistory> {
  return (await http.get<RedeemHistory>('/me/redeem/history', { params: { page } })).data;
}

export async function getRedeemOptions(http: Http, locale: Locale): Promise<RedeemOptions> {
  return (await http.get<RedeemOptions>('/me/redeem/options', { params: { locale } })).data;
}

export async function redeemCoins(
  http: Http,
  input: { coins: number | null; idempotencyKey: string; locale: Locale },
): Promise<Redeemed> {
  const { coins, idempotencyKey, locale } = input;
  const { data } = await http.post<Redeemed>(
    '/me/redeem',
    { coins },
    { params: { locale }, headers: { 'Idempotency-Key': idempotencyKey } },
  );
  return data;
}
