import { beRude, socketsOf } from '../tests/harness/rude-sockets.ts';
import { answerBeforeBody, NO_CALLS } from '../tests/harness/unsent-body.ts';
import { expect, test } from './harness/fixtures.ts';
import { createShopServer } from './harness/server.ts';

const CLIENTS = 500;

test('the shop reads no body of an unknown call, survives clients that abort or never finish, and leaks no descriptor', async () => {
  const shop = await createShopServer({ HEADERS_TIMEOUT_S: '1' });
  await shop.start();
  try {
    for (const { call, headers } of NO_CALLS)
      expect(await answerBeforeBody(Number(new URL(shop.url).port), call, headers), call).toBe(404);
    // The storefront listens for upgrades after its first page.
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    await beRude(Number(new URL(shop.url).port), () => socketsOf(shop.pid()), CLIENTS);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  } finally {
    await shop.remove();
  }
});
