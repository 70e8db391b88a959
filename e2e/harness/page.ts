import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than any timer of a page after opening. */
export const LONG_MS = 60_000;

/** Waits for hydration: earlier taps, keys and text are handled by the browser alone. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Opens a page of the shop and waits until it is interactive. */
export async function visit(page: Page, url: string): Promise<void> {
  // Waits for pictures: while a new demo draws them, they occupy the connections that lazy code needs.
  await page.goto(url);
  await waitUntilAlive(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilAlive(page);
}

/** Holds back matching requests. Resolves to a function that releases them. */
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

export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Waits until pictures have loaded and idle work has started. */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** Slow press: between down and up the page has time to move the target. */
export async function pressByHand(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

/** The visitor saves data: pages visited from now on fetch no other page ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
