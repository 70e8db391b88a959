import { newPhone, signIn } from './harness/checkout.ts';
import { ALL_FACILITIES, LACKS, withhold, type Lack } from './harness/facilities.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { publicPages } from './harness/public-pages.ts';
import { readPage } from './harness/raw-page.ts';

/** Private windows, policies, frames and plain http withhold APIs; public pages work without them. */

test.use({
  // Quiet journeys keep their choices in the storage withheld here.
  quiet: false,
  viewport: { width: 390, height: 844 },
  // Without digests Next reloads the page; /404 answers 404.
  expectedErrors: /Falling back to browser navigation|status of 404/,
});

/** One page of each layout, and those with the most code of their own. */
const PAGES =
  /^(?:home|product|category|search|branches|branch|article|brand|mobileArticle|coupons|login|pharmacy|contact|fortune) 0$/;

/** APIs withheld in practice, tested one by one, since one could mask another. */
const OFTEN = [
  ...['window.localStorage', 'window.sessionStorage', 'document.cookie', 'window.matchMedia'],
  ...['window.IntersectionObserver', 'navigator.serviceWorker', 'window.requestIdleCallback'],
];
const STORAGE = ['window.localStorage', 'window.sessionStorage', 'document.cookie'];

for (const lack of LACKS) {
  test(`every facility is ${lack}`, async ({ page, shop }) => {
    await withhold(page, ALL_FACILITIES, lack);
    for (const { name, locale, url } of await publicPages(shop.url)) {
      if (!PAGES.test(name) || locale === 'th') continue;
      const { headings } = await readPage(url);
      await visit(page, url);
      await expect(page.getByRole('heading', { level: 1 }), url).toHaveText(headings[0] ?? '');
    }
    await visit(page, `${shop.url}/th/404`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`one facility is ${lack}`, async ({ context, shop, consoleErrors }) => {
    const { headings } = await readPage(`${shop.url}/`);
    for (const facility of OFTEN) {
      const page = await context.newPage();
      page.on('pageerror', (error) => consoleErrors.push(`${facility}: ${error.message}`));
      await withhold(page, [facility], lack);
      await visit(page, shop.url);
      await expect(page.getByRole('heading', { level: 1 }), facility).toHaveText(headings[0] ?? '');
      await page.close();
    }
  });
}

test.describe('signed in', () => {
  test.use({ quiet: true });
  for (const lack of ['throws when read', 'absent'] satisfies Lack[]) {
    test(`a session lasts as long as the page if storage is ${lack}`, async ({
      page,
      shop,
      t,
      at,
    }) => {
      await withhold(page, STORAGE, lack);
      const { id } = await claimProduct(
        shop,
        'price_min=100&price_max=400&in_stock=true',
        isPlenty,
      );
      await visit(page, at(`/products/${String(id)}`));
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      // An earlier choice cannot be read.
      await page.getByRole('button', { name: t('layout.cookies.acceptAll') }).click();
      await page
        .getByRole('button', { name: t('catalog.add') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/login\?/);
      await signIn(page, shop, t, newPhone());
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${t('layout.cart')}`) })
        .click();
      await expect(page).toHaveURL(at('/cart'));
      const line = page.getByRole('main').locator('li[id][aria-busy]');
      await expect(line).toHaveCount(1);
      await expect(line).toHaveAccessibleName(name);
    });
  }
});
