import { beRude, socketsOf } from '../tests/harness/rude-sockets.ts';
import { answerBeforeBody, NO_CALLS } from '../tests/harness/unsent-body.ts';
import { expect, test } from './harness/fixtures.ts';
import { createShopServer } from './harness/server.ts';

const CLIENTS = 500;

test('the shop waits for no body of a call that it has not, outlives clients that break off or never end, and keeps no descriptor', async () => {
  const shop = await createShopServer({ HEADERS_TIMEOUT_S: '1' });
  await shop.start();
  try {
    for (const { call, headers } of NO_CALLS)
      expect(await answerBeforeBody(Number(new URL(shop.url).port), call, headers), call).toBe(404);
    // The storefront listens for upgrades from its first page on.
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    await beRude(Number(new URL(shop.url).port), () => socketsOf(shop.pid()), CLIENTS);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  } finally {
    await shop.remove();
  }
});
