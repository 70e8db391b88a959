import type { Page } from 'playwright';

export interface Line {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
  /** Factor by which the processor is slower. */
  readonly slowdown: number;
}

const PHONE: Line = {
  name: '1.6 Mbit/s, 150 ms, 4 x slower processor',
  ...{ bytesPerSecond: 1_600_000 / 8, latencyMs: 150, slowdown: 4 },
};

export const SLOW_PHONE = PHONE.name;

/** Throttles the page to a line and a processor, with Chromium's emulation. */
export async function slowPhone(page: Page, line: Line = PHONE): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
}
