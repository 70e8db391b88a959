import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ProductCard } from '../../lib/catalog/contract.ts';
import type { Branch } from '../../lib/branches/contract.ts';
import { expect, type Below, type Texts } from './fixtures.ts';
import { readOtp } from './outbox.ts';
import { claimProduct, isPlenty } from './products.ts';
import { getJson } from './public-pages.ts';
import type { ShopServer } from './server.ts';

/** Signs in on a page that requires it, and returns to the page. */
export async function signIn(page: Page, shop: ShopServer, t: Texts, phone: string): Promise<void> {
  await page.getByLabel(t('identity.phone')).fill(phone);
  await page.getByRole('button', { name: t('identity.sendOtp') }).click();
  const code = page.getByLabel(t('identity.otp'), { exact: true });
  // Shown once the code is sent; before, the newest one is of an earlier sign-in.
  await expect(code).toBeVisible();
  await code.fill(await readOtp(shop.url, phone));
  await page.getByRole('button', { name: t('identity.confirm') }).click();
}

/** One-time passwords are limited per phone, so each member has its own. */
export function newPhone(): string {
  return `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/** Ordinary product available for pickup: at any branch, or at this one and another. */
export function findForPickup(shop: ShopServer, branchId?: number): Promise<ProductCard> {
  return claimProduct(shop, 'price_min=300&price_max=600&in_stock=true', async (product) => {
    if (!isPlenty(product)) return false;
    const branches = `service=pickup&in_stock=true&product_ids=${String(product.id)}`;
    const found = await getJson<{ entities: Branch[] }>(`${shop.url}/api/v1/branches?${branches}`);
    const ready = found.entities.filter(({ ready_at: readyAt }) => readyAt !== null);
    const isThere = branchId === undefined || ready.some(({ id }) => id === branchId);
    return isThere && ready.length >= (branchId === undefined ? 1 : 2);
  });
}

export async function fillAddress(page: Page, t: Texts): Promise<void> {
  const field = (name: Below<'checkout'>) =>
    page.getByLabel(t(`checkout.${name}`), { exact: true });
  await field('firstName').fill('สมหญิง');
  await field('lastName').fill('ใจดี');
  await field('mobile').fill('0899999999');
  await field('address1').fill('99/1 Arun Tower');
  await field('zipcode').fill('10110');
  await expect(field('province')).toHaveValue('10');
  await field('khet').selectOption({ index: 1 });
  await field('khwaeng').selectOption({ index: 1 });
}
