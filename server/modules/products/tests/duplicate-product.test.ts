import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ability } from '@/lib/people/contract-values.ts';
import type { OfficePictures, OfficeProductDetail } from '@/lib/products/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { people as staff, roles } from '@/server/modules/people/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SYRUP, BARCODE] = [7, '8851234567898'];
let shop: Shop;
let people: Record<'catalogue' | 'auditor', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    {
      ...{ id: SYRUP, nameEn: 'Cough Syrup', nameTh: 'ยาแก้ไอ', price: 12_000, dealPrice: 9_900 },
      ...{ drugClass: 'dangerous', registrationNo: '1A 15/40', rating: [9, 2] },
    },
  ]);
  const joined = async (role: keyof typeof people) => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = { catalogue: await joined('catalogue'), auditor: await joined('auditor') };
});
afterAll(() => shop.close());

async function ask<Body = OfficeProductDetail>(
  method: string,
  path: string,
  { body, as = 'catalogue' }: { body?: unknown; as?: keyof typeof people } = {},
) {
  return shop.call<Body>(method, `/api/admin/v1/products${path}`, {
    ...{ token: people[as].token, ...(body === undefined ? {} : { body }) },
  });
}
const duplicate = () => ask('POST', `/${String(SYRUP)}/duplicate`);

it('is a draft like the product, without barcodes, stock and reviews', async () => {
  const { barcodes } = (await ask('GET', `/${String(SYRUP)}`)).body;
  const path = `/${String(SYRUP)}/barcodes`;
  await ask('PUT', path, { body: { ...barcodes, barcodes: [BARCODE] } });
  const copied = await duplicate();
  expect(copied.status).toBe(201);
  const { id } = copied.body;
  expect(copied.body).toMatchObject({
    ...{ state: 'draft', listed: false, barcodes: { barcodes: [] } },
    facts: {
      ...{ item_code: '100007-2', name_en: 'Cough Syrup (copy)', name_th: 'ยาแก้ไอ (สำเนา)' },
      ...{ description_en: 'About Cough Syrup', brand_id: 1, department_id: 101 },
    },
    prices: { price: 120, deal_price: 99 },
    medicine: { drug_class: 'dangerous', registration_no: '1A 15/40' },
  });
  expect(await shop.db.$count(stock, eq(stock.productId, id))).toBe(0);
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  expect(row).toMatchObject({ ratingCount: 0, sold: 0, inStock: false });
  const { pictures } = (await ask<OfficePictures>('GET', `/${String(id)}/pictures`)).body;
  expect(pictures.map(({ file }) => file)).toEqual([1, 2, 3, 4].map((one) => `products/7-${one}`));
  const [line] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product ${String(id)}`));
  expect(line).toMatchObject({
    ...{ action: 'product.duplicate', changes: { copied_from: [null, SYRUP] } },
  });
});

it('has a code of its own, also of several at once', async () => {
  const copies = await Promise.all([duplicate(), duplicate(), duplicate()]);
  const codes = copies.map(({ body }) => body.facts.item_code);
  expect(codes.toSorted()).toEqual(['100007-3', '100007-4', '100007-5']);
});

it('needs the ability to write, and a product', async () => {
  expect((await ask('POST', `/${String(SYRUP)}/duplicate`, { as: 'auditor' })).status).toBe(403);
  expect((await ask('POST', '/999999/duplicate')).status).toBe(404);
});

it('begins without prices for people who may not set them', async () => {
  const { memberId, token } = await signIn(shop);
  await joinAs(shop, memberId, 'marketing');
  const abilities: Ability[] = ['catalog.read', 'catalog.write'];
  const [role] = await shop.db
    .insert(roles)
    .values({ nameEn: 'Texts', nameTh: 'ข้อความ', abilities })
    .returning({ id: roles.id });
  await shop.db.update(staff).set({ roleId: role?.id }).where(eq(staff.memberId, memberId));
  const path = `/api/admin/v1/products/${String(SYRUP)}/duplicate`;
  const { body } = await shop.call<OfficeProductDetail>('POST', path, { token });
  expect(body.prices).toMatchObject({ price: 0, deal_price: 0, member_price: 0 });
  expect(body.medicine).toMatchObject({ drug_class: 'dangerous' });
});
