import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './e2e/harness/fixtures.ts';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** `npm run visual`: compares screenshots of the templates with `visual/pictures`. */
export default defineConfig<ShopOptions>({
  testDir: 'visual',
  globalSetup: './e2e/harness/demo.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'visual/pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Chromium versions differ slightly in antialiasing.
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.25, animations: 'disabled' },
  },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    timezoneId: 'Asia/Bangkok',
    pictures: 'drawn',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'en desktop', use: { ...desktop, language: 'en' } },
    { name: 'th desktop', use: { ...desktop, language: 'th' } },
    { name: 'en phone', use: { ...phone, language: 'en' } },
    { name: 'th phone', use: { ...phone, language: 'th' } },
  ],
});
