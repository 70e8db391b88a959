import type { Database } from '../../server/db/client.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../server/db/schema/offers.ts';

export interface TestGroup {
  readonly id: number;
  readonly kind?: typeof promotionGroups.$inferInsert.kind;
  readonly percent?: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly products: readonly number[];
}

export async function plantGroups(db: Database, groups: readonly TestGroup[]): Promise<void> {
  await db.insert(promotionGroups).values(
    groups.map(({ id, kind = 'buy_1_get_1', percent = 0, startsAt, endsAt }) => ({
      id,
      kind,
      percent,
      nameEn: `Group ${String(id)}`,
      nameTh: `กลุ่ม ${String(id)}`,
      detailsEn: `Conditions of ${String(id)}`,
      detailsTh: `เงื่อนไขของ ${String(id)}`,
      picture: 'promo-skin',
      startsAt,
      endsAt,
      position: id,
    })),
  );
  const rows = groups.flatMap(({ id, products }) =>
    products.map((productId, index) => ({ groupId: id, productId, position: index + 1 })),
  );
  if (rows.length > 0) await db.insert(promotionGroupProducts).values(rows);
}

export interface TestSale {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly items: readonly {
    readonly productId: number;
    /** In satang. */
    readonly price: number;
    readonly quota?: number;
    readonly sold?: number;
  }[];
}

export async function plantSales(db: Database, sales: readonly TestSale[]): Promise<void> {
  await db.insert(flashSales).values(
    sales.map(({ id, startsAt, endsAt }) => ({
      id,
      nameEn: `Sale ${String(id)}`,
      nameTh: `แฟลชเซล ${String(id)}`,
      startsAt,
      endsAt,
    })),
  );
  const rows = sales.flatMap(({ id, items }) =>
    items.map(({ productId, price, quota = 100, sold = 0 }, index) => ({
      saleId: id,
      productId,
      price,
      quota,
      sold,
      position: index + 1,
    })),
  );
  if (rows.length > 0) await db.insert(flashSaleItems).values(rows);
}
