import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'en desktop', use: { ...desktop, locale: 'en-GB' }, metadata: { language: 'en' } },
    { name: 'th desktop', use: { ...desktop, locale: 'th-TH' }, metadata: { language: 'th' } },
    { name: 'en phone', use: { ...phone, locale: 'en-GB' }, metadata: { language: 'en' } },
    { name: 'th phone', use: { ...phone, locale: 'th-TH' }, metadata: { language: 'th' } },
  ],
});
