import { defineConfig, type Project } from '@playwright/test';
import { hasRelay } from './e2e/harness/relay.ts';
import type { ShopOptions } from './e2e/harness/fixtures.ts';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';
import './tests/setup/zone.ts';

const executablePath = findChromium();

/** Journey pages live for seconds, so optimizing compilers cost more than they save. */
const BRIEFLY = '--js-flags=--single-threaded --no-opt --no-maglev --max-lazy';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Independent of language and width. */
const ONCE = [
  'bot-check.spec.ts',
  'branch-orders.spec.ts',
  'budget.spec.ts',
  'bulk-changes.spec.ts',
  'category-tree.spec.ts',
  'content-html.spec.ts',
  'crawl.spec.ts',
  'flash-sale.spec.ts',
  'gateways.spec.ts',
  'last-item.spec.ts',
  'live-changes.spec.ts',
  'long-words.spec.ts',
  'moved-addresses.spec.ts',
  'old-browsers.spec.ts',
  'opening-a-shop.spec.ts',
  'page-start.spec.ts',
  'product-drafts.spec.ts',
  'product-pictures.spec.ts',
  'parts-away.spec.ts',
  'payment-expiry.spec.ts',
  'production.spec.ts',
  'raw-html.spec.ts',
  'rude-sockets.spec.ts',
  'session-ends.spec.ts',
  'staff-board.spec.ts',
  'unknown-ids.spec.ts',
  'unprompted.spec.ts',
  'video-relay.spec.ts',
  'withheld-facilities.spec.ts',
];

/**
 * Essential journeys, run on both engines: desktop on PostgreSQL, phone on the embedded one. `npm test` runs them on the
 * embedded one alone.
 */
const ESSENTIAL = [
  'account.spec.ts',
  'cart.spec.ts',
  'checkout.spec.ts',
  'consultation.spec.ts',
  'purchase.spec.ts',
];

/** Run in each language at each width. */
const IN_EVERY_WAY = ['phone.spec.ts', 'purchase-mends.spec.ts'];

/** Part of the gate (`scripts/gate/parts.ts`). */
const part = process.env['GATE_PART'] ?? 'all';

/** The others use PostgreSQL. This one starts empty, as a newcomer does. */
const EMBEDDED: Project<ShopOptions> = {
  name: 'th phone embedded',
  use: { ...phone, language: 'th', engine: 'pglite' },
  testMatch: ESSENTIAL,
};

const ON_POSTGRES: Project<ShopOptions>[] = [
  { name: 'en desktop', use: { ...desktop, language: 'en' } },
  // Together with the embedded one, these cover each journey once per language and width.
  { name: 'th phone', use: { ...phone, language: 'th' }, testIgnore: [...ONCE, ...ESSENTIAL] },
  { name: 'th desktop', use: { ...desktop, language: 'th' }, testMatch: IN_EVERY_WAY },
  { name: 'en phone', use: { ...phone, language: 'en' }, testMatch: IN_EVERY_WAY },
];

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  testIgnore: [
    // Walked where the machine has a relay.
    ...(hasRelay ? [] : ['video-relay.spec.ts']),
    // Budgets apply without PLAIN (`docs/tricks.md`).
    ...(process.env['PLAIN'] === undefined ? [] : ['budget.spec.ts']),
  ],
  ...(part === 'essential' ? {} : { globalSetup: './e2e/harness/demo.ts' }),
  outputDir: 'test-results',
  fullyParallel: false,
  // Each worker has its own shop, bank and database.
  workers: 2,
  // Flaky journeys are fixed, not retried.
  retries: 0,
  // Ends hung journeys, but allows for a busy machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  reportSlowTests: null,
  use: {
    timezoneId: 'Asia/Bangkok',
    // Journeys test the shop; `offline.spec.ts` tests the worker.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      args: [...CHROMIUM_ARGS, BRIEFLY],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [...(part === 'rest' ? [] : [EMBEDDED]), ...(part === 'essential' ? [] : ON_POSTGRES)],
});
