import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than anything waits that a page does by itself after it was opened. */
export const LONG_MS = 60_000;

/** Until then taps, keys and typed text are the browser's alone. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Opens a page of the shop, whose buttons and fields answer when this returns. */
export async function visit(page: Page, url: string): Promise<void> {
  // With its pictures: while a new demo draws them, they hold the connections that code on demand would come by.
  await page.goto(url);
  await waitUntilAlive(page);
}

/** As `visit`, for the page that is open. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilAlive(page);
}

/** Files of the page wait until what this answers is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Something of the page that is open was seen. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Pictures are there, and what the page leaves for an idle moment has begun. */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** As a hand presses: between down and up the page has time to move away what lies under the pointer. */
export async function pressByHand(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}
