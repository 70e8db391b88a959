import type { Browser } from 'playwright';
import { withChromium } from '../scripts/chromium.ts';
import { mainPages, type Part } from './bench.ts';
import { median, milliseconds } from './report.ts';
import { slowPhone, SLOW_PHONE } from './throttled.ts';

const RUNS = 5;
const SETTLE_MS = 1_500;

interface Paints {
  readonly first: number;
  readonly largest: number;
}

export const firstPaints: Part = async (bench) => {
  const shop = await bench.shop();
  const pages = await mainPages(shop);
  const middles: (Paints & { readonly name: string })[] = [];
  await withChromium(async (browser) => {
    for (const [name, path] of pages) {
      // The first visit resizes the pictures.
      await visit(browser, shop.url + path);
      const runs: Paints[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, shop.url + path));
      middles.push({
        name,
        first: median(runs.map(({ first }) => first)),
        largest: median(runs.map(({ largest }) => largest)),
      });
    }
  });
  return {
    title: `First visits of a phone: ${SLOW_PHONE}, median of ${String(RUNS)}`,
    columns: ['page', 'first paint ms', 'largest paint ms'],
    rows: middles.map(({ name, first, largest }) => [
      name,
      milliseconds(first),
      milliseconds(largest),
    ]),
    figures: {
      firstPaint: Math.max(...middles.map(({ first }) => first)),
      largestPaint: Math.max(...middles.map(({ largest }) => largest)),
    },
  };
};

async function visit(browser: Browser, url: string): Promise<Paints> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await slowPhone(page);
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
