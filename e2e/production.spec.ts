import { randomBytes, randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Quote } from '../lib/cart/contract.ts';
import type { LoginAnswer, OtpChallenge } from '../lib/identity/contract.ts';
import type { Order } from '../lib/orders/contract.ts';
import { HOME } from '../tests/harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { readProducts } from './harness/public-pages.ts';
import { readPage } from './harness/raw-page.ts';
import { createOwnDatabase, createShopServer, type ShopServer } from './harness/server.ts';

/** The shop in production mode: PostgreSQL, secrets, an SMS gateway, https in front. */

const PUBLIC_URL = 'https://shop.test';
const GATEWAY_TOKEN = 'a token of the gateway';
const PHONE = '0891234567';

interface Sms {
  readonly to: string;
  readonly text: string;
}

test('sells in production mode: SMS by the gateway, no demo content', async () => {
  const database = await createOwnDatabase();
  const databaseUrl = database.url;
  const gateway = await startGateway();
  const shop = await createShopServer({
    SHOP_MODE: 'production',
    PAYMENT_COD_ONLY: '1',
    PUBLIC_URL,
    DATABASE_URL: databaseUrl,
    APP_SECRET: randomBytes(32).toString('base64url'),
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: GATEWAY_TOKEN,
    SMS_SENDER: 'ARUN',
  });
  try {
    await shop.start();
    seed(databaseUrl);

    const home = await readPage(`${shop.url}/`);
    expect(home.status).toBe(200);
    expect(home.canonicals).toEqual([PUBLIC_URL]);
    expect(home.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect((await fetch(`${shop.url}/dev/outbox`)).status).toBe(404);

    const login = await signIn(shop, gateway.received);
    expect(login.cookies.length).toBeGreaterThan(0);
    for (const cookie of login.cookies) expect(cookie).toMatch(/; Secure(;|$)/i);
    const order = await buy(shop, login.token);
    expect(order.status).toBe('cash_on_delivery');
    const again = await call<Order>(shop, 'GET', `/me/orders/${order.order_id}`, login.token);
    expect(again).toMatchObject({ order_id: order.order_id, total: order.total });
  } finally {
    await shop.remove();
    await gateway.stop();
    await database.drop();
  }
});

test('refuses to start in production on a demo configuration, with the reasons', () => {
  const { status, stderr, stdout } = spawnSync('node', ['scripts/start.ts'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SHOP_MODE: 'production',
      DEMO_LOGIN: '1',
    },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of [
    'PUBLIC_URL',
    'DATABASE_URL',
    'APP_SECRET',
    'SMS_GATEWAY_URL',
    'PAYMENT_CARD',
    'DEMO_LOGIN',
  ]) {
    expect(stdout + stderr).toContain(name);
  }
});

function seed(databaseUrl: string): void {
  const { status, stderr } = spawnSync('node', ['scripts/seed.ts', '--products', '60'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

/** Fake SMS gateway, as documented: POST `{to, from, text}` with a bearer token. */
async function startGateway() {
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

async function signIn(shop: ShopServer, received: readonly Sms[]) {
  const challenge = await call<OtpChallenge>(shop, 'POST', '/guest/otp', undefined, {
    phone_number: PHONE,
  });
  let code = '';
  await expect(() => {
    const sms = received.find(({ to }) => to === PHONE.replace(/^0/, '+66'));
    code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  const answer = await fetch(`${shop.url}/api/v1/guest/login/otp/${challenge.id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Platform: 'web', Origin: PUBLIC_URL },
    body: JSON.stringify({ code, phone_number: PHONE }),
  });
  expect(answer.status).toBe(200);
  const { access_token: token } = (await answer.json()) as LoginAnswer;
  return { token, cookies: answer.headers.getSetCookie() };
}

async function buy(shop: ShopServer, token: string): Promise<Order> {
  const products = await readProducts(shop.url, 'per_page=24&in_stock=true');
  const product = products.find(({ drug }) => drug === null);
  await call(shop, 'POST', '/me/cart/add', token, { product_id: product?.id, qty: 1 });
  const address = await call<{ id: number }>(shop, 'POST', '/me/addresses', token, HOME);
  const delivery = { delivery_method: 'home', address_id: address.id };
  const quote = await call<Quote>(shop, 'POST', '/me/cart/quote', token, delivery);
  return call<Order>(shop, 'POST', '/me/orders', token, {
    ...delivery,
    cart_version: quote.cart_version,
    quote_total: quote.total,
    payment_method: 'cod',
  });
}

async function call<Body>(
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
