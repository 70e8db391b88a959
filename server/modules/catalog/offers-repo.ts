import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { FlashOffer, PromotionTag } from './ports.ts';
import type { Database } from '../../db/client.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../db/schema/offers.ts';

interface Offers {
  readonly flash: FlashOffer | null;
  readonly promotions: readonly PromotionTag[];
}

/** What runs for these products at `now`, by the clock alone. */
export async function selectOffers(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<(productId: number) => Offers> {
  const [flash, promotions] = await Promise.all([
    selectFlash(db, ids, now),
    selectPromotions(db, ids, now),
  ]);
  return (productId) => ({
    flash: flash.get(productId) ?? null,
    promotions: promotions.flatMap((row) => (row.productId === productId ? [toTag(row)] : [])),
  });
}

/** Of several sales with the same product the cheapest counts. */
export async function selectFlash(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, FlashOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([flashSaleItems.productId], {
      productId: flashSaleItems.productId,
      saleId: flashSales.id,
      price: flashSaleItems.price,
      endsAt: flashSales.endsAt,
      left: sql<number>`${flashSaleItems.quota} - ${flashSaleItems.sold}`.mapWith(Number),
      quota: flashSaleItems.quota,
    })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(
      and(
        inArray(flashSaleItems.productId, [...ids]),
        lte(flashSales.startsAt, now),
        gt(flashSales.endsAt, now),
        gt(flashSaleItems.quota, flashSaleItems.sold),
      ),
    )
    .orderBy(asc(flashSaleItems.productId), asc(flashSaleItems.price), asc(flashSales.id));
  return new Map(rows.map(({ productId, ...offer }) => [productId, offer]));
}

function selectPromotions(db: Database, ids: readonly number[], now: Date) {
  return db
    .select({
      productId: promotionGroupProducts.productId,
      id: promotionGroups.id,
      kind: promotionGroups.kind,
      percent: promotionGroups.percent,
      nameEn: promotionGroups.nameEn,
      nameTh: promotionGroups.nameTh,
      endsAt: promotionGroups.endsAt,
    })
    .from(promotionGroupProducts)
    .innerJoin(promotionGroups, eq(promotionGroups.id, promotionGroupProducts.groupId))
    .where(
      and(
        inArray(promotionGroupProducts.productId, [...ids]),
        lte(promotionGroups.startsAt, now),
        gt(promotionGroups.endsAt, now),
      ),
    )
    .orderBy(asc(promotionGroups.position), asc(promotionGroups.id));
}

type PromotionRow = Awaited<ReturnType<typeof selectPromotions>>[number];

function toTag({ id, kind, percent, nameEn, nameTh, endsAt }: PromotionRow): PromotionTag {
  return { id, kind, percent, name: { en: nameEn, th: nameTh }, endsAt };
}
