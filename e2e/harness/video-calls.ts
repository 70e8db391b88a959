import type { Page } from '@playwright/test';
import { HEALTH_CONSENT_VERSION } from '../../lib/conversations/contract-values.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { expect, textsIn } from './fixtures.ts';
import { newShopper, pharmacistAt, type Shopper } from './orders.ts';
import { visit } from './page.ts';
import type { ShopServer } from './server.ts';

const executablePath = findChromium();

/** Chromium with fake camera and microphone, and permissions granted. */
export const DEVICES = {
  launchOptions: {
    args: [
      ...CHROMIUM_ARGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      // Needed on machines without a network interface.
      '--allow-loopback-in-peer-connection',
    ],
    ...(executablePath ? { executablePath } : {}),
  },
};

/** Opens a conversation and takes it at the desk, in English. */
export async function talk(
  page: Page,
  desk: Page,
  shop: ShopServer,
): Promise<Shopper & { readonly id: number }> {
  const d = textsIn('en');
  const shopper = await newShopper(page, shop);
  const { id } = await shopper.call<{ id: number }>('POST', '/v1/conversations', {
    ...{ question_id: 2, for: 'self', intake: { text: 'I cough at night.', since: 'days' } },
    consent_version: HEALTH_CONSENT_VERSION,
  });
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await expect(desk.getByRole('textbox', { name: d('conversations.message') })).toBeVisible();
  return { ...shopper, id };
}

/** Waits until remote video plays. */
export async function seesOther(page: Page): Promise<void> {
  const video = page.locator('video').first();
  await expect(video).not.toHaveJSProperty('videoWidth', 0);
  const timeOf = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const first = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(first + 0.5);
}
