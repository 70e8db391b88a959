import { beRude, socketsOf } from '../tests/harness/rude-sockets.ts';
import { expect, test } from './harness/fixtures.ts';
import { createShopServer } from './harness/server.ts';

const CLIENTS = 500;

test('the shop outlives clients that break off or never end, and keeps no descriptor', async () => {
  const shop = await createShopServer({ HEADERS_TIMEOUT_S: '1' });
  await shop.start();
  try {
    // The storefront listens for upgrades from its first page on.
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    await beRude(Number(new URL(shop.url).port), () => socketsOf(shop.pid()), CLIENTS);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  } finally {
    await shop.remove();
  }
});
