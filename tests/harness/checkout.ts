import { randomUUID } from 'node:crypto';
import type { Cart, Quote } from '../../lib/cart/contract.ts';
import type { Order } from '../../lib/orders/contract.ts';
import { signIn, type TestMember } from './members.ts';
import type { Answer, Shop } from './shop.ts';

export const HOME = {
  first_name: 'มาลี',
  last_name: 'ใจดี',
  address_1: '24/6',
  street: 'ถนนนิมมานเหมินท์',
  province_code: '50',
  district_code: '5001',
  sub_district_code: '500108',
  zipcode: '50200',
  mobile: '0899999999',
};

export interface Shopper extends TestMember {
  readonly addressId: number;
}

export async function shopperOf(shop: Shop): Promise<Shopper> {
  const member = await signIn(shop);
  const { status, body } = await shop.call('POST', '/me/addresses', {
    token: member.token,
    body: HOME,
  });
  if (status !== 201) throw new Error(`no address: ${JSON.stringify(body)}`);
  return { ...member, addressId: body['id'] as number };
}

export async function fill(
  shop: Shop,
  { token }: Pick<TestMember, 'token'>,
  ...lines: readonly (readonly [productId: number, qty: number])[]
): Promise<Cart> {
  let cart: Cart | undefined;
  for (const [productId, qty] of lines) {
    const { status, body } = await shop.call<Cart>('POST', '/me/cart/add', {
      token,
      body: { product_id: productId, qty },
    });
    if (status !== 200) throw new Error(`not added: ${JSON.stringify(body)}`);
    cart = body;
  }
  if (!cart) throw new Error('nothing to add');
  return cart;
}

export type Choices = Readonly<Record<string, unknown>>;

/** Request body for an order of the current cart; home delivery by default. */
export async function orderBody(shop: Shop, { token, addressId }: Shopper, choices?: Choices) {
  const chosen = choices ?? { delivery_method: 'home', address_id: addressId };
  const { body: quote } = await shop.call<Quote>('POST', '/me/cart/quote', { token, body: chosen });
  return {
    cart_version: quote.cart_version,
    quote_total: quote.total,
    quote_to_pay: quote.to_pay,
    ...chosen,
    payment_method: 'cod',
  };
}

export interface PlaceOptions {
  readonly key?: string;
  /** Fields shared with the quote: delivery, coupons, gift cards. */
  readonly choices?: Choices;
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
}

export async function place(
  shop: Shop,
  shopper: Shopper,
  { key = randomUUID(), choices, changes = {}, locale = 'en' }: PlaceOptions = {},
): Promise<Answer<Order & Record<string, unknown>>> {
  return shop.call('POST', `/me/orders?locale=${locale}`, {
    token: shopper.token,
    body: { ...(await orderBody(shop, shopper, choices)), ...changes },
    headers: { 'Idempotency-Key': key },
  });
}
