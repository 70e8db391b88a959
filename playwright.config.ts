import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './e2e/harness/fixtures.ts';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';
import './tests/setup/zone.ts';

const executablePath = findChromium();

/** Pages of a journey live for seconds: what a browser spends to make their code fast, it does not win back. */
const BRIEFLY = '--js-flags=--single-threaded --no-opt --no-maglev --max-lazy';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** What neither language nor width changes. */
const ONCE = [
  'bot-check.spec.ts',
  'branch-orders.spec.ts',
  'budget.spec.ts',
  'content-html.spec.ts',
  'crawl.spec.ts',
  'flash-sale.spec.ts',
  'gateways.spec.ts',
  'last-item.spec.ts',
  'live-changes.spec.ts',
  'long-words.spec.ts',
  'old-browsers.spec.ts',
  'page-start.spec.ts',
  'parts-away.spec.ts',
  'payment-expiry.spec.ts',
  'production.spec.ts',
  'raw-html.spec.ts',
  'rude-sockets.spec.ts',
  'staff-board.spec.ts',
  'unknown-ids.spec.ts',
  'unprompted.spec.ts',
  'withheld-facilities.spec.ts',
];

/** What is walked on both engines: on a desktop on PostgreSQL, on a phone on the embedded one. */
const ON_BOTH_ENGINES = ['consultation.spec.ts', 'purchase.spec.ts'];

/** The purchase and the phone are walked in each language at each width. */
const IN_EVERY_WAY = ['phone.spec.ts', 'purchase-mends.spec.ts'];

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/harness/demo.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Each has a shop, a bank and a database of its own.
  workers: 2,
  // What fails once is mended, here or in the shop.
  retries: 0,
  // What hangs ends; what is slow on a busy machine passes.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  reportSlowTests: null,
  use: {
    timezoneId: 'Asia/Bangkok',
    // A journey is about the shop; `offline.spec.ts` is about the worker.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      args: [...CHROMIUM_ARGS, BRIEFLY],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'en desktop', use: { ...desktop, language: 'en' } },
    // Each language and each width meets every journey once.
    {
      name: 'th phone',
      use: { ...phone, language: 'th' },
      testIgnore: [...ONCE, ...ON_BOTH_ENGINES],
    },
    { name: 'th desktop', use: { ...desktop, language: 'th' }, testMatch: IN_EVERY_WAY },
    { name: 'en phone', use: { ...phone, language: 'en' }, testMatch: IN_EVERY_WAY },
    // All others stand on PostgreSQL. This one begins as a newcomer does: with nothing.
    {
      name: 'th phone embedded',
      use: { ...phone, language: 'th', engine: 'pglite' },
      testMatch: ON_BOTH_ENGINES,
    },
  ],
});
