import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import type { OfficeProductDetail } from '@/lib/products/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, SYRUP] = [1, 2];
const [UPC, THAI, THAI_TOO, OWN] = [
  ...['036000291452', '8851234567898', '8850000000027', '2000000000008'],
] as const;
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ' },
    { id: SYRUP, nameEn: 'Cough Syrup', nameTh: 'ยาแก้ไอ' },
  ]);
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'manager');
  token = member.token;
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = <Body = OfficeProductDetail>(method: string, path: string, body?: unknown) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
const save = async (id: number, barcodes: readonly string[], locale = 'en') => {
  const { version } = (await ask('GET', `/products/${String(id)}`)).body.barcodes;
  const path = `/products/${String(id)}/barcodes?locale=${locale}`;
  return ask('PUT', path, { barcodes, version });
};
const idsOf = async (path: string) => {
  const { body } = await ask<{ entities: { id?: number; product_id?: number }[] }>('GET', path);
  return body.entities.map(({ id, product_id: product }) => id ?? product);
};

describe('barcodes of a product', () => {
  it('keep their zeros and their order, and are in the audit log', async () => {
    const before = (await ask('GET', `/products/${String(SOAP)}`)).body;
    const saved = await save(SOAP, [THAI, `0${UPC}`]);
    expect(saved.body.barcodes.barcodes).toEqual([THAI, `0${UPC}`]);
    expect(saved.body.version).not.toBe(before.version);
    const stale = { barcodes: [], version: before.barcodes.version };
    expect((await ask('PUT', `/products/${String(SOAP)}/barcodes`, stale)).status).toBe(409);
    const [line] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'product.barcodes'));
    expect(line?.changes).toEqual({ barcodes: [[], [THAI, `0${UPC}`]] });
  });

  it('are found by the office and by scanners, in each length', async () => {
    for (const code of [UPC, `0${UPC}`, `00${UPC}`, THAI]) {
      expect(await idsOf(`/products?q=${code}`)).toEqual([SOAP]);
      expect(await idsOf(`/stock?code=${code}`)).toEqual([SOAP]);
      expect(await idsOf(`/stock?q=${code}`)).toEqual([SOAP]);
    }
    expect(await idsOf(`/products?q=${THAI_TOO}`)).toEqual([]);
    expect(await idsOf('/stock?code=100002')).toEqual([SYRUP]);
  });

  it('belong to one product, which the refusal names', async () => {
    const refused = await save(SYRUP, [THAI_TOO, UPC]);
    expect([refused.status, refused.body.code]).toEqual([409, 'BARCODE_TAKEN']);
    expect(refused.body.message).toContain('Rose Soap');
    expect((await save(SYRUP, [UPC], 'th')).body.message).toContain('สบู่กุหลาบ');
    expect((await ask('GET', `/products/${String(SYRUP)}`)).body.barcodes.barcodes).toEqual([]);
    await save(SOAP, [THAI]);
    expect((await save(SYRUP, [UPC])).status).toBe(200);
  });

  it('taken by two at the same time go to one', async () => {
    const both = await Promise.all([SOAP, SYRUP].map((id) => save(id, [THAI_TOO])));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('stand in structured data if they are known outside the shop', async () => {
    const page = async () =>
      (await shop.call<Product>('GET', `/products/${String(SOAP)}?locale=en`)).body.gtin;
    await save(SOAP, [OWN]);
    expect(await page()).toBeNull();
    await save(SOAP, [OWN, THAI]);
    expect(await page()).toBe(THAI);
  });

  it.each([
    ['8.85E+12', /Excel/, /Excel/],
    ['8851234567890', /last digit/, /หลักสุดท้าย/],
    ['12345', /8, 12, 13 or 14/, /8, 12, 13 หรือ 14/],
  ])('refuse %s with a message', async (barcode, en, th) => {
    const [english, thai] = [await save(SOAP, [barcode]), await save(SOAP, [barcode], 'th')];
    expect(english.status).toBe(422);
    expect(english.body.fields?.['barcodes']).toMatch(en);
    expect(thai.body.fields?.['barcodes']).toMatch(th);
    expect(thai.body.fields?.['barcodes']).toContain(barcode);
  });

  it('refuse the same one twice, in two lengths too', async () => {
    const twice = await save(SOAP, [UPC, `0${UPC}`]);
    expect(twice.body.fields?.['barcodes']).toMatch(/twice/);
  });
});
