import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Address } from '../../lib/api/contract/addresses.ts';
import type { Quote } from '../../lib/api/contract/cart.ts';
import type { ProductCard } from '../../lib/api/contract/catalog.ts';
import type { LoginAnswer, OtpChallenge } from '../../lib/api/contract/identity.ts';
import type { PaymentMethod } from '../../lib/api/contract/order-values.ts';
import type { Order } from '../../lib/api/contract/orders.ts';
import type { PlaceMatch } from '../../lib/api/contract/places.ts';
import { readOtp } from './outbox.ts';
import type { ShopServer } from './server.ts';

/** A member and the calls that stand before what a journey is about. */
export interface Shopper {
  placeOrder(method: PaymentMethod): Promise<Order>;
  readOrder(id: string): Promise<Order>;
}

/** Signs a new member in, in every page of this browser. */
export async function newShopper(page: Page, shop: ShopServer): Promise<Shopper> {
  const call = caller(shop);
  const phone = `09${String(Date.now()).slice(-8)}`;
  const { id } = await call<OtpChallenge>('POST', '/guest/otp', {
    phone_number: phone,
  });
  const code = await readOtp(shop.url, phone);
  const login = { phone_number: phone, code };
  const { access_token: token } = await call<LoginAnswer>('POST', `/guest/login/otp/${id}`, login);
  await page.context().addInitScript(
    ([origin, kept]) => {
      if (location.origin === origin) localStorage.setItem('access_token', kept ?? '');
    },
    [shop.url, token],
  );
  const own = caller(shop, token);
  let addressId: number | undefined;
  return {
    placeOrder: async (method) => {
      addressId ??= await createAddress(own);
      await own('POST', '/me/cart/add', { product_id: await findProduct(call), qty: 1 });
      const choices = { delivery_method: 'home', address_id: addressId };
      const quote = await own<Quote>('POST', '/me/cart/quote', choices);
      return own<Order>('POST', '/me/orders', {
        ...choices,
        cart_version: quote.cart_version,
        quote_total: quote.total,
        payment_method: method,
      });
    },
    readOrder: (orderId) => own<Order>('GET', `/me/orders/${orderId}`),
  };
}

type Call = <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

function caller(shop: ShopServer, token?: string): Call {
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await fetch(`${shop.url}/api/v1${path}`, {
      method,
      headers: {
        Platform: 'web',
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** Something plain of which there is enough. */
async function findProduct(call: Call): Promise<number> {
  const path = '/products/web?price_min=100&price_max=400&in_stock=true&per_page=50';
  const { entities } = await call<{ entities: ProductCard[] }>('GET', path);
  const plain = entities.find(
    ({ stock, drug, flash, promotions }) =>
      stock === 'ok' && drug === null && flash === null && promotions.length === 0,
  );
  if (!plain) throw new Error('the demo has no such product');
  return plain.id;
}

async function createAddress(own: Call): Promise<number> {
  const places = await own<{ entities: PlaceMatch[] }>('GET', '/geo/lookup?zipcode=10110');
  const [place] = places.entities;
  if (!place) throw new Error('nothing has this zipcode');
  const { id } = await own<Address>('POST', '/me/addresses', {
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    address_1: '99/1 Arun Tower',
    address_2: '',
    address_3: '',
    street: '',
    province_code: place.province.code,
    district_code: place.district.code,
    sub_district_code: place.sub_district.code,
    zipcode: '10110',
    mobile: '0899999999',
    email: '',
  });
  return id;
}
