import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProductPage, ProductSale } from '@/lib/products/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { brands, products } from '@/server/db/schema/catalog.ts';
import { changeLog } from '@/server/db/schema/operations.ts';
import { productPictures } from '@/server/modules/catalog/schema.ts';
import { branchStaff } from '@/server/modules/people/schema.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, SYRUP, MORPHINE, EMPTY, TAKEN, DRAFT, OLD] = [1, 2, 3, 4, 5, 6, 7];
let shop: Shop;
let people: Record<'catalogue' | 'marketing' | 'branch', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP },
    { id: SYRUP, drugClass: 'dangerous' },
    { id: MORPHINE, drugClass: 'controlled' },
    { id: EMPTY, available: 0 },
    { id: TAKEN, available: 2 },
    { id: DRAFT },
    { id: OLD, listed: false },
  ]);
  await plantBranches(shop, [11, 12], { productId: SOAP });
  await shop.db.update(products).set({ state: 'draft', price: 0 }).where(eq(products.id, DRAFT));
  await shop.db.update(stock).set({ reserved: 2 }).where(eq(stock.productId, TAKEN));
  await shop.db.insert(stock).values([
    { productId: EMPTY, branchId: 11, onHand: 4, reserved: 1 },
    { productId: EMPTY, branchId: 12, onHand: 1, reserved: 1 },
  ]);
  const joined = async (role: keyof typeof people) => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = {
    catalogue: await joined('catalogue'),
    marketing: await joined('marketing'),
    branch: await joined('branch'),
  };
  await shop.db.insert(branchStaff).values({ memberId: people.branch.memberId, branchId: 12 });
});
afterAll(() => shop.close());

const ask = <Body>(path: string, as: keyof typeof people = 'catalogue') =>
  shop.call<Body>('GET', `/api/admin/v1/products${path}`, { token: people[as].token });
const sale = async (id: number, as?: keyof typeof people) =>
  (await ask<ProductSale>(`/${String(id)}/sale`, as)).body;
const codes = async (id: number) => (await sale(id)).obstacles.map(({ code }) => code);
const notes = async (id: number) => (await sale(id)).notes;

describe('the doctor of a product', () => {
  it('says why shoppers cannot buy it', async () => {
    expect(await sale(SOAP)).toMatchObject({ sold: true, obstacles: [], notes: [] });
    expect(await sale(SYRUP)).toMatchObject({ sold: true, notes: [{ code: 'needs_approval' }] });
    expect(await codes(MORPHINE)).toEqual(['controlled']);
    expect(await codes(DRAFT)).toEqual(['draft', 'no_price']);
    expect(await codes(OLD)).toEqual(['archived']);
    expect(await codes(TAKEN)).toEqual(['all_reserved']);
    expect(await sale(EMPTY)).toMatchObject({
      ...{ sold: false, obstacles: [{ code: 'no_stock', branches: 1 }] },
    });
    expect((await ask('/99/sale')).status).toBe(404);
  });

  it('shows pieces to those who may read them, of their places', async () => {
    expect((await sale(EMPTY)).places).toMatchObject([
      { branch_id: 0, name: null, on_hand: 0, reserved: 0 },
      { branch_id: 11, name: expect.any(String), on_hand: 4, reserved: 1 },
    ]);
    expect((await sale(EMPTY, 'branch')).places).toEqual([]);
    expect(await sale(EMPTY, 'marketing')).toMatchObject({ places: null, obstacles: [{}] });
  });

  it('names gaps of texts and pictures, and what search does not know yet', async () => {
    const { db } = shop;
    const blank = { descriptionTh: '', nameEn: 'Lotus soap' };
    await db.update(products).set(blank).where(eq(products.id, SOAP));
    await db.update(brands).set({ nameTh: '' }).where(eq(brands.id, 1));
    await db.delete(productPictures).where(eq(productPictures.productId, SOAP));
    const gaps = [
      { code: 'texts_missing', fields: ['description_th'] },
      { code: 'shelf_texts_missing', fields: ['brand_th'] },
      { code: 'no_picture' },
    ];
    expect(await notes(SOAP)).toEqual([...gaps, { code: 'search_outdated' }]);
    await writeDueDocuments(db);
    expect(await notes(SOAP)).toEqual(gaps);
  });

  it('knows when the page of the product changed last', async () => {
    const changed = async () => Date.parse((await sale(TAKEN)).changed_at);
    const at = new Date(Math.floor(await changed()) + 3_600_000);
    await shop.db.insert(changeLog).values({ tag: `product:${String(TAKEN)}`, at });
    expect(await changed()).toBe(at.getTime());
  });
});

describe('the list', () => {
  it('shows the first obstacle, and filters by it', async () => {
    const { entities } = (await ask<OfficeProductPage>('?sort=id')).body;
    const firsts = entities.map(({ obstacle }) => obstacle);
    expect(firsts).toEqual([
      ...[null, null, 'controlled', 'no_stock', 'all_reserved', 'draft', 'archived'],
    ]);
    for (const sold of ['yes', 'no'] as const) {
      const found = (await ask<OfficeProductPage>(`?sort=id&sold=${sold}`)).body;
      const wanted = entities.filter(({ obstacle }) => (obstacle === null) === (sold === 'yes'));
      expect(found.entities).toEqual(wanted);
      expect(found.total).toBe(wanted.length);
    }
  });
});
