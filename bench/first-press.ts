import type { Browser, Request } from 'playwright';
import { withChromium } from '../scripts/chromium.ts';
import { mainPages, type Part } from './bench.ts';
import { floor, median, milliseconds } from './report.ts';
import { slowPhone, SLOW_PHONE, type Line } from './throttled.ts';

const RUNS = 5;
/** NextFaster needs 1.33 and 1.5 s on these lines. */
const MOST_MS = 1_500;

const WEAK_LINE: Line = {
  name: '50 kB/s, 400 ms',
  ...{ bytesPerSecond: 50_000, latencyMs: 400, slowdown: 1 },
};
const LINES = [undefined, WEAK_LINE];

interface Press {
  /** From the start of the navigation until the press that led to the sign-in. */
  readonly works: number;
  readonly paint: number;
  /** Presses before it that did nothing. */
  readonly lost: number;
}

/** A guest presses "Add to cart" as soon as it shows, and again each 150 ms until the shop asks for the sign-in. */
export const firstPress: Part = async (bench) => {
  const shop = await bench.shop();
  const path = new Map(await mainPages(shop)).get('product') ?? '';
  const rows = await withChromium(async (browser) => {
    // The first visit resizes the pictures.
    await press(browser, shop.url + path, undefined);
    const measured: [string, readonly Press[]][] = [];
    for (const line of LINES) {
      const presses: Press[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        presses.push(await press(browser, shop.url + path, line));
      }
      measured.push([line?.name ?? SLOW_PHONE, presses]);
    }
    return measured;
  });
  return {
    title: `First press on "Add to cart" that works, median of ${String(RUNS)}`,
    columns: ['line', 'first paint ms', 'press that works ms', 'presses lost', 'floor'],
    rows: rows.map(([name, presses]) => {
      const works = median(presses.map((one) => one.works));
      return [
        name,
        milliseconds(median(presses.map(({ paint }) => paint))),
        milliseconds(works),
        String(Math.max(...presses.map(({ lost }) => lost))),
        floor(works, { max: MOST_MS, unit: ' ms' }),
      ];
    }),
  };
};

async function press(browser: Browser, url: string, line: Line | undefined): Promise<Press> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await slowPhone(page, line);
  await page.addInitScript(pressAgain);
  const sent = page.waitForRequest(leadsOn);
  await page.goto(url, { waitUntil: 'commit' });
  await sent;
  const sentAt = Date.now();
  await page.waitForURL(/\/login/, { waitUntil: 'commit' });
  const { opened, paint, times } = await page.evaluate(readPresses);
  await page.context().close();
  const worked = times.findLastIndex((time) => time <= sentAt);
  return { works: (times[worked] ?? NaN) - opened, paint, lost: worked };
}

/** The form as the browser sends it, or the sign-in that the page's code opens. */
function leadsOn(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return pathname.endsWith('/login') || (request.method() === 'POST' && pathname.endsWith('/cart'));
}

interface Presses {
  /** Start of the navigation and presses, in ms since the epoch. */
  readonly opened: number;
  readonly times: readonly number[];
  /** First paint after the start. */
  readonly paint: number;
}

/** Runs in each page before its code. */
function pressAgain(): void {
  if (!window.location.pathname.includes('/products/')) return;
  const times: number[] = [];
  setInterval(() => {
    const button = document.querySelector<HTMLElement>('main form[method="post"] [type="submit"]');
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (!button || !painted) return;
    times.push(Date.now());
    const presses: Presses = { opened: performance.timeOrigin, times, paint: painted.startTime };
    // The next document reads it.
    sessionStorage.setItem('presses', JSON.stringify(presses));
    button.click();
  }, 150);
}

/** Runs in the page of the sign-in. */
function readPresses(): Presses {
  return JSON.parse(sessionStorage.getItem('presses') ?? '') as Presses;
}
