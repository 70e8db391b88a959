import type { ProductCard } from '../lib/catalog/contract.ts';
import { SIGNED_IN_COOKIE } from '../lib/api/contract-values.ts';
import type { ReviewPage } from '../lib/reviews/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { reload, visit } from './harness/page.ts';
import { readAllProducts } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

async function find(shop: ShopServer, is: (product: ProductCard) => boolean): Promise<ProductCard> {
  const product = (await readAllProducts(shop.url)).find(is);
  if (!product) throw new Error('the demo has no such product');
  return product;
}

test('a heart: login and back, kept, in the wish list, removed and restored', async ({
  page,
  shop,
  at,
  t,
}) => {
  await visit(page, at('/categories/1?sort=newest'));
  const heart = page.getByRole('button', { name: t('wishes.heart', { name: '' }).trim() }).first();
  const label = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await signIn(page, shop, t, newPhone());
  await expect(page).toHaveURL(/\/categories\/1\?sort=newest$/);
  // Kept, on any date of the browser.
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain(SIGNED_IN_COOKIE);
  const again = page.getByRole('button', { name: label });
  // The heart is updated before the service answers.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/me/wishlist') && answer.request().method() !== 'GET',
  );
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).ok()).toBe(true);
  await visit(page, at('/profile/wishlist'));
  await expect(page.getByText(t('wishes.count', { count: 1 }), { exact: true })).toBeVisible();
  await checkAccessibility(page);
  const remove = page.getByRole('button', { name: t('wishes.remove', { name: '' }).trim() });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('wishes.empty') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('wishes.undo') })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(remove).toBeVisible();
});

test('stock alert: login and back, requested, cancelled', async ({ page, shop, at, t }) => {
  const { id } = await find(shop, ({ stock, drug }) => stock === 'none' && drug === null);
  await visit(page, at(`/products/${String(id)}`));
  await page.getByRole('button', { name: t('wishes.tellMe') }).click();
  await signIn(page, shop, t, newPhone());
  await expect(page).toHaveURL(new RegExp(`/products/.*${String(id)}$`));
  await page.getByRole('button', { name: t('wishes.tellMe') }).click();
  await expect(page.getByText(t('wishes.told'), { exact: true })).toBeVisible();
  await reload(page);
  await expect(page.getByText(t('wishes.told'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('wishes.tellMeNot') }).click();
  await expect(page.getByRole('button', { name: t('wishes.tellMe') })).toBeVisible();
});

test('reviews: filtered by stars, unfiltered, more of them, by keyboard', async ({
  page,
  shop,
  at,
  t,
}) => {
  const busy = await find(shop, ({ rating, drug }) => rating.count > 30 && drug === null);
  const path = `${shop.url}/api/v1/products/${String(busy.id)}/reviews`;
  const { histogram } = (await (await fetch(path)).json()) as ReviewPage;
  const [, , , four = 0, five = 0] = histogram;
  await visit(page, at(`/products/${String(busy.id)}`));
  const reviews = page.locator('#reviews');
  await reviews.getByRole('button', { name: t('reviews.bar', { stars: 4, count: four }) }).click();
  await expect(reviews.getByRole('status')).toHaveText(t('reviews.found', { count: four }));
  await reviews.getByRole('button', { name: t('reviews.all'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(reviews.locator('time')).toHaveCount(6);
  await reviews.getByRole('button', { name: t('reviews.more') }).focus();
  await page.keyboard.press('Enter');
  await expect(reviews.locator('time')).toHaveCount(12);
  await expect(
    reviews.getByRole('button', { name: t('reviews.bar', { stars: 5, count: five }) }),
  ).toBeVisible();
  await checkAccessibility(page);
});

test('recently viewed: products newest first, until cleared', async ({ page, shop, at, t }) => {
  const [one, two, three] = (await readAllProducts(shop.url)).filter(({ drug }) => drug === null);
  for (const product of [one, two, three]) {
    await visit(page, at(`/products/${String(product?.id)}`));
  }
  const recent = page.getByRole('region', { name: t('wishes.recent') });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/${String(two?.id)}$`),
  );
  await recent.getByRole('button', { name: t('wishes.recentClear') }).click();
  await expect(recent).toHaveCount(0);
});
