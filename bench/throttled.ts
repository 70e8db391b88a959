import type { Page } from 'playwright';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const SLOWDOWN = 4;

export const SLOW_PHONE = '1.6 Mbit/s, 150 ms, 4 x slower processor';

/** Throttles the page to a slow connection and processor, with Chromium's emulation. */
export async function slowPhone(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
