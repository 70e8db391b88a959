import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { FlashSale, OfferRepo, PromotionGroup } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { flashSales, promotionGroups } from '../../db/schema/offers.ts';

export function createOfferRepo(db: Database): OfferRepo {
  return {
    groups: (now) => selectGroups(db, runs(now)),
    group: async (id, now) => {
      const [group] = await selectGroups(db, and(eq(promotionGroups.id, id), runs(now)));
      return group;
    },
    flashSales: async (now) => {
      const [current, next] = await Promise.all([
        firstSale(db, and(lte(flashSales.startsAt, now), gt(flashSales.endsAt, now))),
        firstSale(db, gt(flashSales.startsAt, now)),
      ]);
      return { current, next };
    },
  };
}

function runs(now: Date) {
  return and(lte(promotionGroups.startsAt, now), gt(promotionGroups.endsAt, now));
}

async function selectGroups(
  db: Database,
  condition: SQL | undefined,
): Promise<readonly PromotionGroup[]> {
  return db
    .select({
      id: promotionGroups.id,
      kind: promotionGroups.kind,
      percent: promotionGroups.percent,
      name: { en: promotionGroups.nameEn, th: promotionGroups.nameTh },
      details: { en: promotionGroups.detailsEn, th: promotionGroups.detailsTh },
      picture: promotionGroups.picture,
      startsAt: promotionGroups.startsAt,
      endsAt: promotionGroups.endsAt,
      productCount: productCount.mapWith(Number),
    })
    .from(promotionGroups)
    .where(condition)
    .orderBy(asc(promotionGroups.position), asc(promotionGroups.id));
}

/** Literal column names: drizzle omits the table name in single-table queries. */
const productCount = sql<number>`(
  SELECT count(*) FROM promotion_group_products
  JOIN products ON products.id = promotion_group_products.product_id AND products.listed
  WHERE promotion_group_products.group_id = promotion_groups.id
)`;

/** The earliest of overlapping sales is shown. */
async function firstSale(db: Database, condition: SQL | undefined): Promise<FlashSale | null> {
  const [sale] = await db
    .select({
      id: flashSales.id,
      name: { en: flashSales.nameEn, th: flashSales.nameTh },
      startsAt: flashSales.startsAt,
      endsAt: flashSales.endsAt,
    })
    .from(flashSales)
    .where(condition)
    .orderBy(asc(flashSales.startsAt), asc(flashSales.id))
    .limit(1);
  return sale ?? null;
}
