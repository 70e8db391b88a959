import { spawnSync } from 'node:child_process';
import type { Order } from '../lib/orders/contract.ts';
import { expect, test } from './harness/fixtures.ts';
import {
  callShop,
  orderOnDelivery,
  productionEnvironment,
  PUBLIC_URL,
  signIn,
  startGateway,
} from './harness/production.ts';
import { readProducts } from './harness/public-pages.ts';
import { readPage } from './harness/raw-page.ts';
import { createOwnDatabase, createShopServer } from './harness/server.ts';

/** The shop in production mode: PostgreSQL, secrets, an SMS gateway, https in front. */

const PHONE = '0891234567';

test('sells in production mode: SMS by the gateway, no demo content', async () => {
  const database = await createOwnDatabase();
  const databaseUrl = database.url;
  const gateway = await startGateway();
  const shop = await createShopServer(productionEnvironment(databaseUrl, gateway.url));
  try {
    await shop.start();
    seed(databaseUrl);

    const home = await readPage(`${shop.url}/`);
    expect(home.status).toBe(200);
    expect(home.canonicals).toEqual([PUBLIC_URL]);
    expect(home.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect((await fetch(`${shop.url}/dev/outbox`)).status).toBe(404);

    const login = await signIn(shop, gateway.received, PHONE);
    expect(login.cookies.length).toBeGreaterThan(0);
    for (const cookie of login.cookies) expect(cookie).toMatch(/; Secure(;|$)/i);
    const products = await readProducts(shop.url, 'per_page=24&in_stock=true');
    const product = products.find(({ drug }) => drug === null);
    const order = await orderOnDelivery(shop, login.token, product?.id ?? 0);
    expect(order.status).toBe('cash_on_delivery');
    const again = await callShop<Order>(shop, 'GET', `/me/orders/${order.order_id}`, login.token);
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
