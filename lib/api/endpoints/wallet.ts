import type { Locale } from '../contract/common.ts';
import type { GiftCardBalance, MemberCoupon, Redeemed, RedeemOptions } from '../contract/wallet.ts';
import type { Http } from '../http';

/** The coupons that the member can use now, or that an open order holds. */
export async function getReadyCoupons(http: Http, locale: Locale): Promise<MemberCoupon[]> {
  const { data } = await http.get<{ entities: MemberCoupon[] }>('/me/coupons', {
    params: { status: 'ready', locale },
  });
  return data.entities;
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

export async function checkGiftCard(
  http: Http,
  input: { code: string; pin: string; locale: Locale },
): Promise<GiftCardBalance> {
  const { locale, ...card } = input;
  return (await http.post<GiftCardBalance>('/gift-cards/balance', card, { params: { locale } }))
    .data;
}
