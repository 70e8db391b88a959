import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product, ProductPage } from '@/lib/catalog/contract.ts';
import type { OfficeProductDetail } from '@/lib/products/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SOAP = 1;
const TEXTS = {
  seo_title_en: 'Rose soap for dry hands',
  seo_title_th: 'สบู่กุหลาบสำหรับมือแห้ง',
  seo_description_en: 'A mild soap of roses.',
  seo_description_th: '',
  search_words: 'handwash, ล้างมือ',
};
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ' },
    { id: 2, nameEn: 'Cough Syrup', nameTh: 'ยาแก้ไอ' },
  ]);
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
afterAll(() => shop.close());

type Answer = OfficeProductDetail & { readonly fields?: Readonly<Record<string, string>> };
const ask = (method: string, path = '', body?: unknown, locale = 'en') =>
  shop.call<Answer>(method, `/api/admin/v1/products/${String(SOAP)}${path}?locale=${locale}`, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
const save = async (texts: Partial<typeof TEXTS>, locale = 'en') => {
  const { seo } = (await ask('GET')).body;
  return ask('PUT', '/seo', { ...seo, ...texts }, locale);
};
const found = async (q: string) => {
  await writeDueDocuments(shop.db);
  const { body } = await shop.call<ProductPage>(
    'GET',
    `/products/web?locale=en&q=${encodeURIComponent(q)}`,
  );
  return body.corrected ? [] : body.entities.map(({ id }) => id);
};

it('stores texts that the page of the product has, with their audit line and version', async () => {
  const before = (await ask('GET')).body;
  const saved = await save(TEXTS);
  expect(saved.body.seo).toMatchObject(TEXTS);
  expect(saved.body.version).not.toBe(before.version);
  const stale = await ask('PUT', '/seo', { ...TEXTS, version: before.seo.version });
  expect(stale.status).toBe(409);
  const page = (locale: string) =>
    shop.call<Product>('GET', `/products/${String(SOAP)}?locale=${locale}`);
  expect((await page('en')).body.seo).toEqual({
    ...{ title: TEXTS.seo_title_en, description: TEXTS.seo_description_en },
  });
  expect((await page('th')).body.seo).toEqual({ title: TEXTS.seo_title_th, description: '' });
  const [line] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'product.seo'));
  expect(line?.changes).toMatchObject({ search_words: ['', TEXTS.search_words] });
  expect(line?.changes).not.toHaveProperty('seo_description_th');
});

it('is found by its search words as long as it has them', async () => {
  await save({ search_words: '' });
  expect(await found('handwash')).toEqual([]);
  await save(TEXTS);
  expect(await found('handwash')).toEqual([SOAP]);
  expect(await found('ล้างมือ')).toEqual([SOAP]);
  await save({ search_words: 'lather' });
  expect(await found('handwash')).toEqual([]);
  expect(await found('lather')).toEqual([SOAP]);
});

it.each([
  ['seo_title_th', 70],
  ['seo_description_en', 160],
  ['search_words', 300],
] as const)('limits %s to %i characters', async (field, limit) => {
  expect((await save({ [field]: 'x'.repeat(limit) })).status).toBe(200);
  for (const [locale, words] of [
    ['en', 'up to'],
    ['th', 'ไม่เกิน'],
  ] as const) {
    const refused = await save({ [field]: 'x'.repeat(limit + 1) }, locale);
    expect(refused.status).toBe(422);
    expect(refused.body.fields?.[field]).toContain(words);
    expect(refused.body.fields?.[field]).toContain(String(limit));
  }
});
