import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Page, chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/chromium.ts';
import { type Part, type Shop, readCategories } from './bench.ts';
import { floor, median, milliseconds } from './report.ts';

const PRODUCTS = 15;
const CLICKS = 30;
const MOST_CLICKS = 120;
/** The time between reaching a link and pressing on it; people take longer. */
const AIM_MS = 150;
const HEADING_MAX_MS = 60;
const PREFETCH_MAX_BYTES = 300_000;

/** From the click on a product of an idle list to its heading, and what a list fetches ahead. */
export const firstClick: Part = async (bench) => {
  await ensureChromium();
  const shop = await bench.shop();
  const [category] = await readCategories(shop);
  const path = category?.url ?? '/categories';
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const ahead = await bytesAhead(page, shop, path);
    // The first round fills the caches, as every shop that is open has them filled.
    for (let turn = 0; turn < PRODUCTS; turn += 1) await clickToHeading(page, shop, path, turn);
    const times: number[] = [];
    const all: number[] = [];
    while (times.length < CLICKS && all.length < MOST_CLICKS) {
      const click = await clickToHeading(page, shop, path, all.length % PRODUCTS);
      all.push(click.ms);
      if (!click.disturbed) times.push(click.ms);
    }
    const middle = median(times);
    return {
      title: `A list and the click on a product, ${String(PRODUCTS)} products`,
      columns: ['what', 'figure', 'floor'],
      rows: [
        [
          'click to heading, median',
          `${milliseconds(middle)} ms`,
          floor(middle, { max: HEADING_MAX_MS, unit: ' ms' }),
        ],
        ['median of all clicks', `${milliseconds(median(all))} ms`, ''],
        ['slowest of all clicks', `${milliseconds(Math.max(...all))} ms`, ''],
        [
          'fetched ahead by a list that was scrolled through',
          `${(ahead / 1_000).toFixed(0)} kB`,
          floor(ahead, { max: PREFETCH_MAX_BYTES, unit: ' bytes' }),
        ],
      ],
      notes: [
        `${String(times.length)} of ${String(all.length)} clicks count: those during which this machine kept its processors.`,
      ],
    };
  } finally {
    await browser.close();
  }
};

/** Payloads of pages that nobody has clicked on yet. */
async function bytesAhead(page: Page, { url }: Shop, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const ahead = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('_rsc=')) ahead.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ahead.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await sleep(1_000);
  await client.detach();
  return bytes;
}

interface Click {
  readonly ms: number;
  /** The host of this virtual machine took a processor away meanwhile. */
  readonly disturbed: boolean;
}

async function clickToHeading(
  page: Page,
  { url }: Shop,
  path: string,
  index: number,
): Promise<Click> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const link = page.locator('main li > :is(h2, h3) a').nth(index);
  await link.scrollIntoViewIfNeeded();
  const name = (await link.innerText()).trim();
  const shown = page.evaluate(headingAfterClick, name);
  await link.hover();
  await sleep(AIM_MS);
  const stolen = await stolenTicks();
  await page.mouse.down();
  await page.mouse.up();
  const ms = await shown;
  return { ms, disturbed: (await stolenTicks()) > stolen };
}

/** Runs in the page: from the click until the frame in which the product's name is the heading. */
function headingAfterClick(name: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const clickedAt = performance.now();
        // Asking in each frame would make the browser draw frames of its own while the page is put together.
        const changes = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent.trim() !== name) return;
          changes.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clickedAt));
        });
        changes.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Behind user, nice, system, idle, iowait, irq and softirq; man 5 proc_stat. */
const STEAL = 7;

/**
 * For how long, in the kernel's ticks since it started, the host of this virtual machine gave its processors to others.
 * What is timed while this grows is the host's doing. 0 where no kernel tells.
 */
export async function stolenTicks(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [, ...ticks] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(ticks[STEAL] ?? 0);
}
