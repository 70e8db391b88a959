import type { Page } from '@playwright/test';
import type { Product, ProductCard } from '../lib/catalog/contract.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';
import { getJson, readAllProducts } from './harness/public-pages.ts';

type Is = (product: ProductCard) => boolean;

const STATES: Readonly<Record<string, Is>> = {
  plain: ({ stock, drug, deal_price: deal, flash }) =>
    stock === 'ok' && drug === null && deal === 0 && flash === null,
  'on sale': ({ stock, drug, flash }) => stock === 'ok' && drug === null && flash !== null,
  'in a promotion': ({ promotions, stock }) => promotions.length > 0 && stock === 'ok',
  'in a buy 1 get 1': ({ promotions: [first], stock }) =>
    first?.kind === 'buy_1_get_1' && stock === 'ok',
  'for members': ({ member_price: price, stock }) => price > 0 && stock === 'ok',
  'almost gone': ({ stock, drug }) => stock === 'low' && drug === null,
  'sold out': ({ stock, drug }) => stock === 'none' && drug === null,
  'a household remedy': ({ drug }) => drug?.class === 'household',
  'a packaged medicine': ({ drug, stock }) => drug?.class === 'packaged' && stock === 'ok',
  'a dangerous medicine': ({ drug }) => drug?.class === 'dangerous',
};

let catalog: { readonly url: string; readonly products: readonly ProductCard[] } | undefined;

async function find(url: string, state: string): Promise<ProductCard> {
  if (catalog?.url !== url) catalog = { url, products: await readAllProducts(url) };
  const product = catalog.products.find(STATES[state] ?? (() => false));
  if (!product) throw new Error(`no product of the demo is ${state}`);
  return product;
}

function inLanguage(url: string, id: number, locale: Locale): Promise<Product> {
  return getJson(`${url}/api/v1/products/${String(id)}?locale=${locale}`);
}

async function checkWidth(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}

const order = (page: Page) => page.locator('article section').first();

for (const state of Object.keys(STATES)) {
  test(`a product that is ${state}`, async ({ page, shop, at, t }) => {
    const product = await find(shop.url, state);
    await visit(page, at(`/products/${String(product.id)}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
    await checkWidth(page);
    const add = order(page).getByRole('button', { name: t('catalog.add'), exact: true });
    if (state === 'on sale') {
      await expect.poll(() => order(page).ariaSnapshot()).toContain(`${t('catalog.oldPrice')} ฿`);
    }
    const sells = product.stock !== 'none' && product.drug?.policy !== 'approval';
    await expect(add).toHaveCount(sells ? 1 : 0);
    if (product.drug?.policy === 'approval') {
      await expect(
        order(page).getByRole('link', { name: t('catalog-product.approvalAction') }),
      ).toHaveAttribute('href', /\/pharmacy\/consult#about=/);
      await expect(order(page)).not.toContainText(
        t('catalog-product.memberPrice', { amount: '' }).trim(),
      );
    }
  });
}

test('stock of the branches, near and in a province', async ({ page, context, shop, at, t }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 13.7563, longitude: 100.5018 });
  const product = await find(shop.url, 'plain');
  await visit(page, at(`/products/${String(product.id)}`));
  await order(page).locator('button[aria-haspopup="dialog"]').first().click();
  const dialog = page.getByRole('dialog', { name: t('branches.title') });
  await dialog.getByRole('checkbox', { name: t('branches.inStockOnly') }).uncheck();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(40);
  await dialog.getByRole('button', { name: t('branches.near') }).click();
  const distances = dialog.getByText(/^\d+(\.\d)? (km|กม\.)$/);
  await expect(distances).toHaveCount(40);
  const km = (await distances.allInnerTexts()).map(Number.parseFloat);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  await dialog.getByRole('combobox', { name: t('branches.province') }).selectOption('50');
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a set of a promotion is composed by keyboard', async ({ page, shop, at, t, language }) => {
  const card = await find(shop.url, 'in a buy 1 get 1');
  const product = await inLanguage(shop.url, card.id, language);
  await visit(page, at(`/products/${String(product.id)}`));
  await page.getByRole('button', { name: t('catalog-product.pick') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: product.promotions[0]?.name });
  await expect(dialog.getByText(t('catalog-product.pickerMissing', { missing: 1 }))).toBeVisible();
  await checkAccessibility(page);
  const more = dialog.getByRole('button', {
    name: t('catalog-product.pickerOneMore', { name: product.product_name }),
  });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('catalog-product.pickerComplete', { free: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('catalog-product.pickerAdd', { count: 2 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?/);
});

test.describe('with drawn pictures', () => {
  test.use({ pictures: 'drawn' });

  test('pictures: swiped, selected and zoomed', async ({ page, shop, at, t, isMobile }) => {
    const product = await find(shop.url, 'plain');
    await visit(page, at(`/products/${String(product.id)}`));
    const gallery = page.getByRole('group', { name: /./ }).filter({ has: page.locator('img') });
    const pictures = gallery.locator('a img');
    await expect(pictures).toHaveCount(4);
    const texts = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(new Set(texts).size).toBe(4);
    if (!isMobile) {
      await gallery
        .getByRole('button', { name: t('catalog-product.pictureShow', { index: 3 }) })
        .click();
      await expect(
        gallery.getByRole('button', { name: t('catalog-product.pictureShow', { index: 3 }) }),
      ).toHaveAttribute('aria-current', 'true');
    }
    await gallery.locator('a').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('1 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('2 / 4');
    await viewer.getByRole('button', { name: t('catalog-product.zoomIn') }).click();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  test('the first picture is preloaded, and is the largest contentful paint', async ({
    page,
    shop,
    at,
  }) => {
    const product = await find(shop.url, 'plain');
    const answer = await fetch(at(`/products/${String(product.id)}`));
    const html = await answer.text();
    expect(html).toMatch(/<link rel="preload" as="image"[^>]+fetchPriority="high"/i);
    await visit(page, at(`/products/${String(product.id)}`));
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as { url?: string } | undefined;
            resolve(last?.url);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(decodeURIComponent(largest ?? '')).toContain(`/media/products/${String(product.id)}`);
  });
});

test('the button stays within reach on phones and never covers the focus', async ({
  page,
  shop,
  at,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have room');
  const product = await find(shop.url, 'plain');
  await visit(page, at(`/products/${String(product.id)}`));
  const add = order(page).getByRole('button', { name: t('catalog.add'), exact: true });
  await page.mouse.wheel(0, 4_000);
  await expect(add).toBeInViewport();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && !focused.contains(hit) && !hit.contains(focused);
    });
    expect(covered).toBe(false);
  }
});

test('limits of a packaged medicine apply to the stepper', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const card = await find(shop.url, 'a packaged medicine');
  const product = await inLanguage(shop.url, card.id, language);
  expect(product.limit).not.toBeNull();
  await visit(page, at(`/products/${String(product.id)}`));
  await expect(
    page.getByText(t('catalog-product.limit', { limit: product.limit ?? 0 })),
  ).toBeVisible();
  const quantity = order(page).getByRole('textbox', { name: t('catalog.quantity') });
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(product.max_qty));
  await expect(page.getByText(t('catalog-product.most', { max: product.max_qty }))).toBeVisible();
});
