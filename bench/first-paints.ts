import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/chromium.ts';
import { productPaths, readCategories, type Part, type Shop } from './bench.ts';
import { median, milliseconds } from './report.ts';

const RUNS = 5;
/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const SLOWDOWN = 4;
/** The largest picture of the first screen is there by then. */
const SETTLE_MS = 1_500;

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** First visits on a slow line, by Chromium's own throttling. */
export const firstPaints: Part = async (bench) => {
  await ensureChromium();
  const shop = await bench.shop();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows = [];
    for (const [name, path] of await pages(shop)) {
      // Whoever comes first finds the pictures resized.
      await visit(browser, shop.url + path);
      const runs: Paints[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, shop.url + path));
      rows.push([
        name,
        milliseconds(median(runs.map(({ first }) => first))),
        milliseconds(median(runs.map(({ largest }) => largest))),
      ]);
    }
    return {
      title: `First visits of a phone: 1.6 Mbit/s, 150 ms, 4 x slower, median of ${String(RUNS)}`,
      columns: ['page', 'first paint ms', 'largest paint ms'],
      rows,
    };
  } finally {
    await browser.close();
  }
};

async function pages(shop: Shop): Promise<[name: string, path: string][]> {
  const [category] = await readCategories(shop);
  const [product] = await productPaths(shop, 1);
  if (!category || product === undefined) throw new Error('the catalogue is empty');
  return [
    ['home', '/'],
    ['product', product],
    ['list', category.url],
  ];
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate(readPaints, SETTLE_MS);
  await page.context().close();
  return paints;
}

/** Runs in the page. */
function readPaints(quietMs: number): Promise<Paints> {
  return new Promise((resolve) => {
    let largest = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      resolve({ first: first?.startTime ?? NaN, largest });
    }, quietMs);
  });
}
