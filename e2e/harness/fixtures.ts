import type { Domain, MessageId } from '../../lib/i18n/messages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { fillBrand } from '../../lib/i18n/fill-brand.ts';
import { localePath, type Locale } from '../../lib/i18n/locale.ts';
import { ADVERTISEMENT_COOKIE, ANALYTICS_COOKIE } from '../../lib/browser/contract-values.ts';
import { followRequests } from './requests.ts';
import { createShopServer, recentOutput, type ShopServer } from './server.ts';
import { standIn, type StandIn } from './stand-ins.ts';

const PIXELS: StandIn = {
  path: '/_next/image',
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
};
const NO_LETTER: StandIn = {
  path: '/api/v1/me/consents/available',
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify({ consent: null })),
};

export interface ShopOptions {
  readonly language: Locale;
  /** Cookies decided, no consent letter, no ad: for journeys about other subjects. */
  readonly quiet: boolean;
  readonly engine: 'pglite' | 'postgres';
  /**
   * Drawing and resizing pictures dominates on a small machine. `pixels` replaces each by a pixel, in boxes of the
   * right ratio.
   */
  readonly pictures: 'drawn' | 'pixels';
}

export type TextId = MessageId<Domain>;
export type Below<Words extends string> = TextId extends infer Id
  ? Id extends `${Words}.${infer Rest}`
    ? Rest
    : never
  : never;
export type Texts = (id: TextId, values?: Record<string, string | number>) => string;

interface TestFixtures {
  readonly language: Locale;
  readonly quiet: boolean;
  readonly pictures: ShopOptions['pictures'];
  /** Messages in the project's language, so that wording changes break no journey. */
  readonly t: Texts;
  readonly at: (path: string) => string;
  readonly otherPage: Page;
  /** Errors caused by the journey itself: browsers log each refused call. */
  readonly expectedErrors: RegExp | undefined;
  /** Console errors, hydration warnings and failed requests; every journey ends without unexpected ones. */
  readonly consoleErrors: string[];
  /** Requests of the page; a failed journey keeps them beside its trace. */
  readonly requests: () => string;
}

interface WorkerFixtures {
  readonly engine: ShopOptions['engine'];
  readonly shop: ShopServer;
  /** For journeys that move time by hours: offers of `shop` never change meanwhile. */
  readonly timed: ShopServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['postgres', { option: true, scope: 'worker' }],
  shop: [
    async ({ engine }, use) => {
      const shop = await createShopServer({}, engine);
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  timed: [
    async ({ engine }, use) => {
      const shop = await createShopServer({}, engine);
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  language: ['en', { option: true }],
  quiet: [true, { option: true }],
  pictures: ['pixels', { option: true }],
  context: async ({ context, quiet, pictures }, use) => {
    await prepare(context, { quiet, pictures });
    await use(context);
  },
  t: async ({ language }, use) => {
    await use(textsIn(language));
  },
  at: async ({ shop, language }, use) => {
    await use((path) => shop.url + localePath(language, path));
  },
  otherPage: async ({ browser, quiet, pictures, consoleErrors }, use) => {
    const context = await browser.newContext();
    await prepare(context, { quiet, pictures });
    const page = await context.newPage();
    watch(page, consoleErrors);
    await use(page);
    await context.close();
  },
  expectedErrors: [undefined, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      watch(page, errors);
      await use(errors);
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  requests: [
    async ({ page }, use, testInfo) => {
      const report = followRequests(page);
      await use(report);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('requests', { body: report(), contentType: 'text/plain' });
        await testInfo.attach('shop log', { body: recentOutput(), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

export { expect };

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && !message.text().includes('hydrat')) return;
    // A failed request is told without its address.
    errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${reason}`);
  });
}

async function prepare(
  context: BrowserContext,
  { quiet, pictures }: Pick<ShopOptions, 'quiet' | 'pictures'>,
): Promise<void> {
  standIn(context, [...(quiet ? [NO_LETTER] : []), ...(pictures === 'pixels' ? [PIXELS] : [])]);
  if (!quiet) return;
  await refuseCookies(context);
  await hideAd(context);
}

export async function refuseCookies(context: BrowserContext): Promise<void> {
  const place = { domain: 'localhost', path: '/', value: '0' };
  await context.addCookies([
    { ...place, name: ANALYTICS_COOKIE },
    { ...place, name: ADVERTISEMENT_COOKIE },
  ]);
}

export async function hideAd(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    sessionStorage.setItem('promotion_seen', '1');
  });
}

export function textsIn(locale: Locale): Texts {
  const intl = loadIntl(locale);
  return (id, values) => intl.formatMessage({ id }, values);
}

function loadIntl(locale: Locale): IntlShape {
  const messages: Record<string, string> = {};
  for (const domain of readdirSync('messages')) {
    const file = readFileSync(`messages/${domain}/${locale}.json`, 'utf8');
    Object.assign(messages, JSON.parse(fillBrand(file)));
  }
  return createIntl({ locale, messages });
}
