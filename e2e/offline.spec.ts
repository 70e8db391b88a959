import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';

/** The service worker, which all other journeys block. */
test.use({ serviceWorkers: 'allow' });

test('offline shows a notice at the requested address, and reconnects', async ({
  page,
  context,
  at,
  t,
  consoleErrors,
}) => {
  await visit(page, at('/'));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  const answer = await page.goto(at('/brands'));
  expect(answer?.status()).toBe(503);
  expect(page.url()).toBe(at('/brands'));
  await expect(
    page.getByRole('heading', { level: 1, name: t('layout.offlineTitle') }),
  ).toBeVisible();
  await checkAccessibility(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: t('layout.offlineAgain') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(page.url()).toBe(at('/brands'));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  const offline = /ERR_INTERNET_DISCONNECTED|503/;
  expect(consoleErrors.filter((error) => !offline.test(error))).toEqual([]);
  consoleErrors.length = 0;
});

test('can be installed', async ({ page, request, at, language }) => {
  await visit(page, at('/'));
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await request.get(new URL(href ?? '', page.url()).href);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const told = (await manifest.json()) as {
    readonly lang: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(told.lang).toBe(language);
  expect(told.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  const files = [told.start_url, ...told.icons.map(({ src }) => src)];
  for (const path of [...files, ...told.shortcuts.map(({ url }) => url)])
    expect((await request.get(new URL(path, page.url()).href)).status(), path).toBe(200);
});
