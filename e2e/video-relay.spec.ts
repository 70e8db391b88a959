import type { Page } from '@playwright/test';
import { DEVICES, seesOther, talk } from './harness/video-calls.ts';
import { endConversations } from './harness/conversation.ts';
import { expect, test as base, textsIn } from './harness/fixtures.ts';
import { startRelay, type Relay } from './harness/relay.ts';
import { visit } from './harness/page.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** Video call over a TURN server only, with credentials issued by the shop. */

const test = base.extend<object, { readonly relay: Relay; readonly shop: ShopServer }>({
  relay: [
    async ({}, use) => {
      const relay = await startRelay();
      await use(relay);
      await relay.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ relay }, use) => {
      const env = { TURN_URLS: relay.url, TURN_SECRET: relay.secret };
      const shop = await createShopServer(env);
      await shop.start();
      // The TURN server refuses credentials that expired by the machine's clock. Pharmacists are on duty at ten in Bangkok.
      await shop.moveTo(new Date().setUTCHours(24 + 3, 0, 0, 0));
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use(DEVICES);

interface Relayed {
  readonly kinds: readonly string[];
  readonly bytes: number;
}

declare global {
  interface Window {
    relayed?: () => Promise<Relayed>;
  }
}

/** Forces relay candidates. */
async function relayOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Plain = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Plain {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'relay' });
        this.setConfiguration = (changed) => {
          super.setConfiguration({ ...changed, iceTransportPolicy: 'relay' });
        };
        window.relayed = async () => {
          const stats = [...(await this.getStats()).values()] as RTCStats[];
          const all = stats as unknown as readonly Record<string, string | number>[];
          const pairs = all.filter(
            ({ type, state }) => type === 'candidate-pair' && state === 'succeeded',
          );
          const used = new Set(pairs.map((pair) => pair['localCandidateId']));
          const kinds = all
            .filter(({ id }) => used.has(id ?? ''))
            .map((one) => String(one['candidateType']));
          const bytes = pairs.map((pair) => Number(pair['bytesReceived']));
          return { kinds, bytes: Math.max(0, ...bytes) };
        };
      }
    };
  });
}

const relayedOf = (page: Page) => page.evaluate(() => window.relayed?.());

test('pictures of both sides go over the relay', async ({ page, otherPage: desk, shop, at, t }) => {
  const d = textsIn('en');
  for (const one of [page, desk]) await relayOnly(one);
  const shopper = await talk(page, desk, shop);
  await visit(page, at(`/pharmacy/consult/${String(shopper.id)}`));
  await page
    .getByRole('button', { name: t('conversations.call.start.video'), exact: true })
    .click();
  await page.getByRole('button', { name: t('video-calls.start'), exact: true }).click();
  await desk.getByRole('button', { name: d('video-calls.answer'), exact: true }).click();
  await Promise.all([seesOther(page), seesOther(desk)]);
  for (const one of [page, desk]) {
    await expect.poll(async () => (await relayedOf(one))?.bytes).toBeGreaterThan(50_000);
    const relayed = await relayedOf(one);
    expect(new Set(relayed?.kinds)).toEqual(new Set(['relay']));
    test.info().annotations.push({ type: 'relayed', description: JSON.stringify(relayed) });
  }
  await endConversations(shopper);
});
