import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Quote } from '../../lib/cart/contract.ts';
import type { LoginAnswer, OtpChallenge } from '../../lib/identity/contract.ts';
import type { Order } from '../../lib/orders/contract.ts';
import { HOME } from '../../tests/harness/checkout.ts';
import { expect } from './fixtures.ts';
import type { ShopServer } from './server.ts';

/** A shop in production mode, with a stand-in for its SMS gateway. */

export const PUBLIC_URL = 'https://shop.test';
const GATEWAY_TOKEN = 'a token of the gateway';

interface Sms {
  readonly to: string;
  readonly text: string;
}

/** Environment of a production shop that sells for cash on delivery. */
export function productionEnvironment(databaseUrl: string, gatewayUrl: string) {
  return {
    SHOP_MODE: 'production',
    PAYMENT_COD_ONLY: '1',
    PUBLIC_URL,
    DATABASE_URL: databaseUrl,
    APP_SECRET: randomBytes(32).toString('base64url'),
    SMS_GATEWAY_URL: gatewayUrl,
    SMS_GATEWAY_TOKEN: GATEWAY_TOKEN,
    SMS_SENDER: 'ARUN',
  };
}

/** Fake SMS gateway, as documented: POST `{to, from, text}` with a bearer token. */
export async function startGateway() {
  const received: Sms[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const known = request.headers.authorization === `Bearer ${GATEWAY_TOKEN}`;
      if (known) received.push(JSON.parse(body) as Sms);
      response.writeHead(known ? 202 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/messages`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Signs in a phone by the one-time password that the gateway received. */
export async function signIn(shop: ShopServer, received: readonly Sms[], phone: string) {
  const challenge = await callShop<OtpChallenge>(shop, 'POST', '/guest/otp', undefined, {
    phone_number: phone,
  });
  let code = '';
  await expect(() => {
    const sms = received.findLast(({ to }) => to === phone.replace(/^0/, '+66'));
    code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  const answer = await fetch(`${shop.url}/api/v1/guest/login/otp/${challenge.id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Platform: 'web', Origin: PUBLIC_URL },
    body: JSON.stringify({ code, phone_number: phone }),
  });
  expect(answer.status).toBe(200);
  const { access_token: token } = (await answer.json()) as LoginAnswer;
  return { token, cookies: answer.headers.getSetCookie() };
}

/** Orders one piece for delivery, paid in cash. */
export async function orderOnDelivery(
  shop: ShopServer,
  token: string,
  productId: number,
): Promise<Order> {
  await callShop(shop, 'POST', '/me/cart/add', token, { product_id: productId, qty: 1 });
  const address = await callShop<{ id: number }>(shop, 'POST', '/me/addresses', token, HOME);
  const delivery = { delivery_method: 'home', address_id: address.id };
  const quote = await callShop<Quote>(shop, 'POST', '/me/cart/quote', token, delivery);
  return callShop<Order>(shop, 'POST', '/me/orders', token, {
    ...delivery,
    cart_version: quote.cart_version,
    quote_total: quote.total,
    payment_method: 'cod',
  });
}

export async function callShop<Body>(
  shop: ShopServer,
  method: 'GET' | 'POST',
  path: string,
  token?: string,
  body?: unknown,
): Promise<Body> {
  const answer = await fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: {
      Platform: 'web',
      'Idempotency-Key': randomUUID(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const data = (await answer.json()) as Body;
  expect(answer.ok, `${method} ${path}: ${JSON.stringify(data)}`).toBe(true);
  return data;
}
