import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { withChromium } from '../scripts/chromium.ts';
import { type Part, readCategories } from './bench.ts';
import { floor, median, milliseconds } from './report.ts';
import { slowPhone, SLOW_PHONE } from './throttled.ts';

const PRODUCTS = 15;
/** Factor for the most clicks tried when the host steals processor time. */
const MOST_ROUNDS = 4;
/** Products on the first screen of a phone. */
const IN_VIEW = 2;
/** Faster than people aim. */
const AIM_MS = 150;
/** A link waits at most 2 s for idle time before it prefetches, which takes two round trips on a slow line. */
const FETCHED_MS = 3_000;
const SETTLED_MS = 500;
const PREFETCH_MAX_BYTES = 300_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Way {
  readonly name: string;
  readonly clicks: number;
  /** Time between hovering a link and clicking it; undefined for a tap on a phone, without any move before. */
  readonly aimMs?: number;
}

const IDLE: Way = { name: 'idle', clicks: 30, aimMs: AIM_MS };
const SLOW_AT_REST: Way = { name: 'slow, page fetched ahead', clicks: 12, aimMs: FETCHED_MS };
const SLOW_AT_ONCE: Way = {
  name: `slow, pressed ${String(AIM_MS)} ms after reaching it`,
  clicks: 12,
  aimMs: AIM_MS,
};

const TAP: Way = { name: 'tap without a move', clicks: 8 };
const SLOW_TAP: Way = { name: 'tap without a move, slow', clicks: 8 };

/**
 * Latency from a click or tap on a product in an idle list to its heading and its page, and the bytes that the list
 * prefetches.
 */
export const firstClick: Part = async (bench) => {
  const shop = await bench.shop();
  const [category] = await readCategories(shop);
  const url = shop.url + (category?.url ?? '/categories');
  const { ahead, idle, atRest, atOnce, tap, slowTap } = await withChromium((browser) =>
    measure(browser, url),
  );
  return {
    title: `A list and the click on a product, ${String(PRODUCTS)} products; slow: ${SLOW_PHONE}`,
    columns: ['what', 'heading', 'slowest', 'whole page', 'slowest', 'counted', 'floor'],
    rows: [
      clickRow(IDLE, idle),
      clickRow(SLOW_AT_REST, atRest),
      clickRow(SLOW_AT_ONCE, atOnce),
      clickRow(TAP, tap),
      clickRow(SLOW_TAP, slowTap),
      [
        'prefetched by a scrolled list',
        `${(ahead / 1_000).toFixed(0)} kB`,
        ...['', '', '', ''],
        floor(ahead, { max: PREFETCH_MAX_BYTES, unit: ' bytes' }),
      ],
    ],
    notes: [
      'Only clicks without stolen processor time count.',
      'Until the page has loaded, name, picture and price come from the list.',
    ],
    figures: {
      click: Math.max(medianOf(idle, 'heading'), medianOf(tap, 'heading')),
      slowClick: Math.max(
        ...[atRest, atOnce, slowTap].map((clicks) => medianOf(clicks, 'heading')),
      ),
    },
  };
};

async function measure(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const ahead = await bytesAhead(page, url);
  // The first round fills the caches, as in production.
  for (let turn = 0; turn < PRODUCTS; turn += 1) await clickOnCard(page, url, turn, AIM_MS);
  const idle = await clickAgain(page, url, IDLE);
  await slowPhone(page);
  const atRest = await clickAgain(page, url, SLOW_AT_REST);
  const atOnce = await clickAgain(page, url, SLOW_AT_ONCE);
  const phone = await browser.newPage(PHONE);
  const tap = await clickAgain(phone, url, TAP);
  await slowPhone(phone);
  return { ahead, idle, atRest, atOnce, tap, slowTap: await clickAgain(phone, url, SLOW_TAP) };
}

async function clickAgain(page: Page, url: string, { clicks, aimMs }: Way): Promise<Click[]> {
  const all: Click[] = [];
  const most = clicks * MOST_ROUNDS;
  while (undisturbed(all).length < clicks && all.length < most) {
    all.push(
      aimMs === undefined
        ? await tapOnCard(page, url, all.length % IN_VIEW)
        : await clickOnCard(page, url, all.length % PRODUCTS, aimMs),
    );
  }
  return all;
}

function clickRow({ name }: Way, clicks: readonly Click[]) {
  const slowest = (to: keyof Times) => Math.max(...clicks.map((click) => click[to]));
  return [
    `click, ${name}`,
    ...(['heading', 'page'] as const).flatMap((to) => [
      `${milliseconds(medianOf(clicks, to))} ms`,
      `${milliseconds(slowest(to))} ms`,
    ]),
    `${String(undisturbed(clicks).length)} of ${String(clicks.length)}`,
    '',
  ];
}

function undisturbed(clicks: readonly Click[]): readonly Click[] {
  return clicks.filter(({ disturbed }) => !disturbed);
}

function medianOf(clicks: readonly Click[], to: keyof Times): number {
  return median(undisturbed(clicks).map((click) => click[to]));
}

async function bytesAhead(page: Page, url: string): Promise<number> {
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await beginToScroll(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await sleep(1_000);
  await client.detach();
  return bytes;
}

interface Times {
  readonly heading: number;
  /** Until it is the heading of the loaded page. */
  readonly page: number;
}

interface Click extends Times {
  /** The hypervisor took processor time meanwhile. */
  readonly disturbed: boolean;
}

/** Waits until the prefetches that scrolling triggers are complete. */
async function beginToScroll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 50);
  await sleep(SETTLED_MS);
  await page.waitForLoadState('networkidle');
}

async function clickOnCard(page: Page, url: string, index: number, aimMs: number): Promise<Click> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await beginToScroll(page);
  const link = linkOf(page, index);
  await link.scrollIntoViewIfNeeded();
  const shown = page.evaluate(timesAfter, { press: 'click', name: await nameOf(link) });
  await link.hover();
  await sleep(aimMs);
  const stolen = await stolenTicks();
  // Clicks the element, not the earlier position: on a slow phone it may have moved.
  await link.click();
  const times = await shown;
  return { ...times, disturbed: (await stolenTicks()) > stolen };
}

async function tapOnCard(page: Page, url: string, index: number): Promise<Click> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await sleep(FETCHED_MS);
  await page.waitForLoadState('networkidle');
  const link = linkOf(page, index);
  const shown = page.evaluate(timesAfter, { press: 'touchstart', name: await nameOf(link) });
  const stolen = await stolenTicks();
  await link.tap();
  const times = await shown;
  return { ...times, disturbed: (await stolenTicks()) > stolen };
}

function linkOf(page: Page, index: number): Locator {
  return page.locator('main li > :is(h2, h3) a').nth(index);
}

async function nameOf(link: Locator): Promise<string> {
  return (await link.innerText()).trim();
}

/**
 * Runs in the page. Time from the press to the frames that show the product name as a heading, anywhere and in its
 * page.
 */
function timesAfter({ press, name }: { press: string; name: string }): Promise<Times> {
  return new Promise((resolve) => {
    addEventListener(
      press,
      () => {
        const clickedAt = performance.now();
        let heading: number | undefined;
        const isShown = (within: string) =>
          [...document.querySelectorAll(`${within} h1`)].some(
            (one) => one.textContent.trim() === name,
          );
        const inFrame = (then: (ms: number) => void) =>
          requestAnimationFrame(() => then(performance.now() - clickedAt));
        // Polling in each frame would force extra frames while the page renders.
        const changes = new MutationObserver(() => {
          if (heading === undefined && isShown('body')) {
            heading = 0;
            inFrame((ms) => {
              heading = ms;
            });
          }
          if (!isShown('main')) return;
          changes.disconnect();
          inFrame((page) => resolve({ heading: heading ?? page, page }));
        });
        changes.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Field index after user, nice, system, idle, iowait, irq and softirq; man 5 proc_stat. */
const STEAL = 7;

/**
 * Processor time that the hypervisor took from this machine, in kernel ticks since boot. A measurement during which it
 * grows is disturbed. 0 without `/proc/stat`.
 */
export async function stolenTicks(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [, ...ticks] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(ticks[STEAL] ?? 0);
}
