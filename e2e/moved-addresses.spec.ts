import { LOCALES, localePath } from '../lib/i18n/locale.ts';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import type { OfficeTree } from '../lib/shelves/contract-categories.ts';
import { caller, type Call } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeToken } from './harness/orders.ts';
import { readPage } from './harness/raw-page.ts';

/** Addresses that changed twice lead to the current one in one step, in both languages. */

const PRODUCT = 23;

/** Where an address leads without following further. */
async function moved(url: string): Promise<string | number> {
  const { status, headers } = await readPage(url);
  return status === 301 ? decodeURI(headers.get('location') ?? '') : status;
}

async function renameProduct(call: Call, name: string): Promise<void> {
  const path = `/admin/v1/products/${String(PRODUCT)}`;
  const { facts } = await call<OfficeProductDetail>('GET', path);
  await call('PUT', path, { ...facts, name_en: name, name_th: `${name} ไทย` });
}

test('each earlier name of a product leads to its address', async ({ shop }) => {
  const call = caller(shop, await officeToken(shop));
  for (const name of ['Night Balm', 'Dawn Balm', 'Noon Balm']) await renameProduct(call, name);
  for (const [locale, now] of [
    ['en', '/products/noon-balm/23'],
    ['th', '/th/products/noon-balm-ไทย/23'],
  ] as const) {
    for (const earlier of ['night-balm', 'dawn-balm', 'night-balm-ไทย', 'dawn-balm-ไทย']) {
      const old = shop.url + encodeURI(localePath(locale, `/products/${earlier}/23`));
      await expect(async () => {
        expect(await moved(old)).toBe(now);
      }).toPass();
    }
    await expect(async () => {
      expect(await moved(shop.url + encodeURI(now))).toBe(200);
    }).toPass();
  }
});

test('each earlier slug of a department leads to its address', async ({ shop }) => {
  const call = caller(shop, await officeToken(shop));
  const [category] = (await call<OfficeTree>('GET', '/admin/v1/categories')).entities;
  const department = category?.departments.at(-1);
  if (!category || !department) throw new Error('the catalogue is empty');
  const path = (slug: string) => `/categories/${String(category.id)}/${slug}`;
  for (const locale of LOCALES) {
    expect(await moved(shop.url + localePath(locale, path(department.slug)))).toBe(200);
  }
  const { id, category_id, name_en, name_th } = department;
  let { version } = department;
  for (const slug of ['first-move', 'second-move']) {
    const body = { category_id, name_en, name_th, slug, version };
    const tree = await call<OfficeTree>('PUT', `/admin/v1/departments/${String(id)}`, body);
    const all = tree.entities.flatMap(({ departments }) => departments);
    version = all.find((one) => one.id === id)?.version ?? '';
  }
  for (const locale of LOCALES) {
    const now = localePath(locale, path('second-move'));
    for (const old of [department.slug, 'first-move']) {
      await expect(async () => {
        expect(await moved(shop.url + localePath(locale, path(old)))).toBe(now);
      }).toPass();
    }
    expect(await moved(shop.url + now)).toBe(200);
  }
});
