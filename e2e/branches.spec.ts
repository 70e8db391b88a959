import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';
import { OPENING } from './harness/server.ts';

/** Outside of the old city, with branches on every side. */
const SILOM = { latitude: 13.7286, longitude: 100.5348 };
const KM = /^\d+(\.\d)? (km|กม\.)$/;

test('the nearest open branch by location', async ({ page, context, at, t }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(SILOM);
  await page.clock.setFixedTime(OPENING);
  await visit(page, at('/branches'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(40);
  await page.getByRole('button', { name: t('branches.near') }).click();
  await expect(page.getByRole('button', { name: t('branches.nearOn') })).toBeVisible();
  const distances = cards.getByText(KM);
  await expect(distances).toHaveCount(40);
  const km = (await distances.allInnerTexts()).map(Number.parseFloat);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  expect(km[0]).toBeLessThan(3);
  await page.getByRole('checkbox', { name: t('branches.openNowOnly') }).check();
  const nearest = cards.first();
  await expect(nearest.getByText(t('branches.open'), { exact: true })).toBeVisible();
  await checkAccessibility(page);
  const name = await nearest.getByRole('heading').innerText();
  await nearest.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('branches.open'));
  const route = page.getByRole('link', { name: t('branches.route') });
  await expect(route).toHaveAttribute('href', /openstreetmap\.org.*mlat=13\./);
  await page.getByRole('button', { name: t('branches.showMap') }).click();
  const map = page.getByRole('group', { name: t('branches.mapLabel') });
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(1);
  await checkAccessibility(page);

  const shelves = page.getByRole('region', {
    name: new RegExp(`${t('branches.toPickUp')}|${t('branches.onShelf')}`),
  });
  await shelves.getByRole('heading').getByRole('link').first().click();
  await page.getByRole('button', { name: t('branches.availableText') }).click();
  const dialog = page.getByRole('dialog', { name: t('branches.title') });
  await expect(dialog.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
});

/** Geolocation errors: `docs/product/browse.md`, "Branches". */
const REFUSALS = [
  { code: 1, text: 'branches.geoDenied' },
  { code: 2, text: 'branches.geoUnavailable' },
  { code: 3, text: 'branches.geoTimeout' },
  { code: 99, text: 'branches.geoUnknown' },
  { code: undefined, text: 'branches.geoUnsupported' },
] as const;

test('a branch is found without a location, and each geolocation error is explained', async ({
  page,
  at,
  t,
}) => {
  await visit(page, at('/branches'));
  const near = page.getByRole('button', { name: t('branches.near') });
  const alert = page.getByRole('main').getByRole('alert');
  // The browser denies by default.
  await near.click();
  await expect(alert).toHaveText(t('branches.geoDenied'));
  for (const { code, text } of REFUSALS) {
    await page.evaluate((answer) => {
      const refuse = (_: unknown, failed: (problem: object) => void) => {
        failed({ code: answer });
      };
      const value = answer === undefined ? undefined : { getCurrentPosition: refuse };
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
    }, code);
    await near.click();
    await expect(alert).toHaveText(t(text));
  }
  await checkAccessibility(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('searchbox', { name: t('branches.search') }).fill('50200');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    t('branches.found', { count: 1 }),
  );
  await expect(cards.first()).toContainText(/Chiang Mai|เชียงใหม่/);
});
