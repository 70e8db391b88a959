import { eq, sql } from 'drizzle-orm';
import { attributes, attributeValues } from '../../server/modules/search/schema.ts';
import { products } from '../../server/db/schema/catalog.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../server/db/schema/offers.ts';
import type { Database } from '../../server/db/client.ts';
import { plantProducts, plantShelves } from './catalog.ts';

const COUNT = 60;
const DEPARTMENTS = [101, 102, 201];
export const ATTRIBUTES = ['form:gel', 'form:cream', 'scent:rose', 'scent:mint'];
export const GROUP = 7;

export const PLANTED = Array.from({ length: COUNT }, (_, index) => {
  const id = index + 1;
  const count = (id * 7) % 4;
  return {
    id,
    nameEn: id % 3 === 0 ? `Rice Serum ${String(id)}` : `Aloe Cream ${String(id)}`,
    nameTh: id % 3 === 0 ? `เซรั่มข้าว ${String(id)}` : `ครีมว่านหาง ${String(id)}`,
    departmentId: DEPARTMENTS[id % 3] ?? 101,
    brandId: 1 + (id % 2),
    price: 5_000 + ((id * 7_919) % 130_000),
    rating: [count * (1 + (id % 5)), count] as const,
    available: id % 4 === 0 ? 0 : 9,
    rank: (id * 31) % 17,
    listed: id % 13 !== 0,
  };
});

export async function plantAssortment(db: Database): Promise<void> {
  await plantShelves(db);
  await plantProducts(db, PLANTED);
  await plantAttributes(db);
  await plantOffers(db);
  await db.execute(
    sql`INSERT INTO product_lists (list, product_id, position) VALUES ('week', 4, 2), ('week', 6, 1)`,
  );
}

async function plantAttributes(db: Database): Promise<void> {
  await db.insert(attributes).values([
    { key: 'form', nameEn: 'Form', nameTh: 'เนื้อ', position: 1 },
    { key: 'scent', nameEn: 'Scent', nameTh: 'กลิ่น', position: 2 },
  ]);
  await db.insert(attributeValues).values([
    { key: 'form', value: 'gel', nameEn: 'Gel', nameTh: 'เจล', position: 1 },
    { key: 'form', value: 'cream', nameEn: 'Cream', nameTh: 'ครีม', position: 2 },
    { key: 'scent', value: 'rose', nameEn: 'Rose', nameTh: 'กุหลาบ', position: 1 },
    { key: 'scent', value: 'mint', nameEn: 'Mint', nameTh: 'มินต์', position: 2 },
  ]);
  for (const { id, price } of PLANTED) {
    const pairs = ATTRIBUTES.filter((_, index) => (id >> index) % 2 === 1);
    await db
      .update(products)
      .set({
        attributes: pairs,
        onPromotion: id % 5 === 0,
        ...(id % 6 === 0 ? { dealPrice: price - 1_000 } : {}),
      })
      .where(eq(products.id, id));
  }
}

async function plantOffers(db: Database): Promise<void> {
  const [startsAt, endsAt] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  const sale = { nameEn: 'Noon', nameTh: 'เที่ยง', startsAt, endsAt };
  await db.insert(flashSales).values([
    { ...sale, id: 1, active: true },
    { ...sale, id: 2, active: false },
  ]);
  const item = { price: 100, quota: 5 };
  await db.insert(flashSaleItems).values([
    { ...item, saleId: 1, productId: 10, position: 2 },
    { ...item, saleId: 1, productId: 11, position: 3, sold: 5 },
    { ...item, saleId: 1, productId: 12, position: 1 },
    { ...item, saleId: 1, productId: 13, position: 4 },
    { ...item, saleId: 2, productId: 14, position: 1 },
  ]);
  await db.insert(promotionGroups).values({
    id: GROUP,
    kind: 'buy_2_get_1',
    nameEn: 'Pairs',
    nameTh: 'จับคู่',
    detailsEn: '',
    detailsTh: '',
    picture: 'gift',
    startsAt,
    endsAt,
    active: true,
    position: 1,
  });
  await db
    .insert(promotionGroupProducts)
    .values(
      [20, 5, 8, 13, 3].map((productId, position) => ({ groupId: GROUP, productId, position })),
    );
}
