import type { Page } from '@playwright/test';
import type { ProductCard } from '../../lib/api/contract/catalog.ts';
import type { Branch } from '../../lib/api/contract/places.ts';
import { expect, type Texts } from './fixtures.ts';
import { readOtp } from './outbox.ts';
import { getJson } from './public-pages.ts';
import type { ShopServer } from './server.ts';

/** Signs in where a page asks for it, and comes back to the page. */
export async function signIn(page: Page, shop: ShopServer, t: Texts, phone: string): Promise<void> {
  await page.getByLabel(t('auth.phone')).fill(phone);
  await page.getByRole('button', { name: t('auth.sendOtp') }).click();
  await page.getByLabel(t('auth.otp'), { exact: true }).fill(await readOtp(shop.url, phone));
  await page.getByRole('button', { name: t('auth.confirm') }).click();
}

/** The limits on one-time passwords count per phone; each run takes its own. */
export function newPhone(): string {
  return `09${String(Date.now()).slice(-8)}`;
}

/** Into the cart, as another device of the member would. */
export async function addToCart(page: Page, shop: ShopServer, productId: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post(`${shop.url}/api/v1/me/cart/add`, {
    headers: { Authorization: `Bearer ${token ?? ''}`, Platform: 'web' },
    data: { product_id: productId, qty: 1 },
  });
  expect(answer.status()).toBe(200);
}

/** Something plain that a branch has ready to be picked up: any branch, or this one and another. */
export async function findForPickup(shop: ShopServer, branchId?: number): Promise<ProductCard> {
  const api = `${shop.url}/api/v1`;
  const products = `${api}/products/web?price_min=300&price_max=600&in_stock=true&per_page=50`;
  const { entities } = await getJson<{ entities: ProductCard[] }>(products);
  const plain = entities.filter(
    ({ stock, drug, flash, promotions }) =>
      stock === 'ok' && drug === null && flash === null && promotions.length === 0,
  );
  for (const product of plain) {
    const branches = `${api}/branches?service=pickup&in_stock=true&product_ids=${String(product.id)}`;
    const found = await getJson<{ entities: Branch[] }>(branches);
    const ready = found.entities.filter(({ ready_at: readyAt }) => readyAt !== null);
    const isThere = branchId === undefined || ready.some(({ id }) => id === branchId);
    if (isThere && ready.length >= (branchId === undefined ? 1 : 2)) return product;
  }
  throw new Error('no branch of the demo has such a product');
}

/** An address in Bangkok: the zipcode fills in the province. */
export async function fillAddress(page: Page, t: Texts): Promise<void> {
  const field = (name: string) => page.getByLabel(t(`checkout.${name}`), { exact: true });
  await field('firstName').fill('สมหญิง');
  await field('lastName').fill('ใจดี');
  await field('mobile').fill('0899999999');
  await field('address1').fill('99/1 Arun Tower');
  await field('zipcode').fill('10110');
  await expect(field('province')).toHaveValue('10');
  await field('khet').selectOption({ index: 1 });
  await field('khwaeng').selectOption({ index: 1 });
}
