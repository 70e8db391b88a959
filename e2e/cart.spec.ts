import type { Page } from '@playwright/test';
import type { ProductCard } from '../lib/catalog/contract.ts';
import type { PromotionGroup } from '../lib/offers/contract.ts';
import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claim, claimProduct, isPlenty } from './harness/products.ts';
import { getJson } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

/** Running promotion of the kind, named in the page's language, with its first available product. */
async function findGroup(shop: ShopServer, kind: string, locale: string) {
  const api = `${shop.url}/api/v1/promotion-groups`;
  const { entities } = await getJson<{ entities: PromotionGroup[] }>(`${api}/web?locale=${locale}`);
  const group = entities.find((one) => one.kind === kind);
  if (!group) throw new Error(`no ${kind} runs`);
  const products = `${api}/${String(group.id)}/products?locale=${locale}&in_stock=true`;
  const found = await getJson<{ entities: ProductCard[] }>(products);
  // A product of this group alone, since a piece joins only one set.
  const product = await claim(
    shop,
    found.entities,
    ({ stock, promotions }) => stock === 'ok' && promotions.length === 1,
  );
  return { group, product };
}

/** Above the minimum of the welcome coupon. */
const findPlain = (shop: ShopServer, locale: string) =>
  claimProduct(shop, `locale=${locale}&price_min=600&price_max=2000`, isPlenty);

for (const [kind, size] of [
  ['buy_1_get_1', 2],
  ['buy_2_get_1', 3],
] as const) {
  test(`${kind}: started, abandoned, completed`, async ({ page, shop, at, t, language }) => {
    const { group, product } = await findGroup(shop, kind, language);
    const shopper = await newShopper(page, shop);
    await shopper.addToCart(product.id);
    await visit(page, at('/cart'));

    const set = page.getByRole('region', { name: group.name, exact: true });
    const open = { have: 1, size, missing: size - 1, free: 0 };
    await expect(set.getByText(t('cart.set.open', open))).toBeVisible();
    await expect(page.getByText(t('errors.PROMO_GROUP_INCOMPLETE'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0);
    await page.getByRole('button', { name: t('cart.checkout') }).click();
    await expect(set).toBeFocused();
    await checkAccessibility(page);

    await set.getByRole('button', { name: t('cart.set.optOut') }).click();
    await expect(page.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
    await set.getByRole('button', { name: t('cart.set.optIn') }).click();
    await expect(page.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0);

    const more = set.getByRole('button', {
      name: t('cart.increase', { name: product.product_name }),
    });
    for (let pieces = 1; pieces < size; pieces += 1) await more.click();
    await expect(set.getByText(t('cart.set.complete', { free: 1 }))).toBeVisible();
    await expect(set.getByText(t('cart.freePieces', { count: 1 }), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
    await checkAccessibility(page);
  });
}

test('a coupon by its code, removed, and reapplied as the best one', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const shopper = await newShopper(page, shop);
  const { total } = await shopper.addToCart((await findPlain(shop, language)).id);
  await visit(page, at('/cart'));
  const summary = page.getByRole('region', { name: t('cart.summary') });
  const off = summary.getByText(formatBaht(-100));
  await page.getByLabel(t('cart.coupons.code')).fill('welcome100');
  await page.getByRole('button', { name: t('cart.coupons.apply'), exact: true }).click();
  await expect(off).toBeVisible();
  await expect(page.getByText('WELCOME100', { exact: true })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: t('cart.coupons.remove', { name: '' }).trim() }).click();
  await expect(off).toHaveCount(0);
  await page.getByRole('button', { name: t('cart.best.use') }).click();
  await expect(off).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.best.use') })).toHaveCount(0);
  expect(total).toBeGreaterThan(500);
});

test('saved for later and back, removed and restored', async ({ page, shop, at, t, language }) => {
  const product = await findPlain(shop, language);
  const name = product.product_name;
  const shopper = await newShopper(page, shop);
  await shopper.addToCart(product.id, 2);
  await visit(page, at('/cart'));
  await page.getByRole('button', { name: t('cart.saveNamed', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
  const saved = page.getByRole('region', { name: t('cart.saved', { count: 1 }) });
  await expect(saved.getByText(t('cart.pieces', { count: 2 }))).toBeVisible();
  await checkAccessibility(page);
  await saved.getByRole('button', { name: t('cart.takeBackNamed', { name }) }).click();

  const quantity = page.getByLabel(t('cart.quantity', { name }));
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: t('cart.removeNamed', { name }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('cart.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('2');
});

test('two tabs end with the same cart', async ({ page, context, shop, at, t, language }) => {
  const product = await findPlain(shop, language);
  const name = product.product_name;
  const quantityOf = (tab: Page) => tab.getByLabel(t('cart.quantity', { name }));
  const moreOf = (tab: Page) => tab.getByRole('button', { name: t('cart.increase', { name }) });
  const shopper = await newShopper(page, shop);
  await shopper.addToCart(product.id, 1);
  await visit(page, at('/cart'));
  await expect(quantityOf(page)).toHaveValue('1');
  const other = await context.newPage();
  await visit(other, at('/cart'));
  await moreOf(other).dblclick();
  await expect(quantityOf(other)).toHaveValue('3');
  await expect(quantityOf(page)).toHaveValue('3');
  await moreOf(page).click();
  await expect(quantityOf(other)).toHaveValue('4');
});
