import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { CartRepo, RunningPromotion, SeenPrice } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { promotionGroupProducts, promotionGroups } from '../../db/schema/offers.ts';
import { cartCoupons, cartOptOuts } from './schema.ts';

/** What a cart holds beside its items: promotions, coupons, given-up sets, and prices that were seen. */
export function createCartChoices(
  db: Database,
): Pick<CartRepo, 'promotions' | 'removeAll' | 'chooseCoupons' | 'setOptOut' | 'markSeen'> {
  return {
    promotions: (productIds, now) => promotions(db, productIds, now),
    removeAll: async (memberId) => {
      await db.execute(sql`
        WITH items AS (DELETE FROM cart_items WHERE member_id = ${memberId} AND NOT saved),
          coupons AS (DELETE FROM cart_coupons WHERE member_id = ${memberId})
        DELETE FROM cart_opt_outs WHERE member_id = ${memberId}`);
    },
    chooseCoupons: async (memberId, couponIds) => {
      await db.delete(cartCoupons).where(eq(cartCoupons.memberId, memberId));
      if (couponIds.length === 0) return;
      const rows = couponIds.map((memberCouponId) => ({ memberId, memberCouponId }));
      await db.insert(cartCoupons).values(rows).onConflictDoNothing();
    },
    setOptOut: async (memberId, groupId, optedOut) => {
      const row = { memberId, groupId };
      if (optedOut) await db.insert(cartOptOuts).values(row).onConflictDoNothing();
      else {
        await db
          .delete(cartOptOuts)
          .where(and(eq(cartOptOuts.memberId, memberId), eq(cartOptOuts.groupId, groupId)));
      }
    },
    markSeen: (memberId, prices, now) => markSeen(db, memberId, prices, now),
  };
}

async function promotions(
  db: Database,
  productIds: readonly number[],
  now: Date,
): Promise<readonly RunningPromotion[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ group: promotionGroups, productId: promotionGroupProducts.productId })
    .from(promotionGroupProducts)
    .innerJoin(promotionGroups, eq(promotionGroups.id, promotionGroupProducts.groupId))
    .where(
      and(
        inArray(promotionGroupProducts.productId, [...productIds]),
        lte(promotionGroups.startsAt, now),
        gt(promotionGroups.endsAt, now),
      ),
    )
    .orderBy(asc(promotionGroups.id));
  const found = new Map<number, RunningPromotion & { productIds: Set<number> }>();
  for (const { group, productId } of rows) {
    const { id, kind, percent, nameEn, nameTh } = group;
    const rule = found.get(id);
    if (rule) rule.productIds.add(productId);
    else {
      const name = { en: nameEn, th: nameTh };
      found.set(id, { id, kind, percent, name, productIds: new Set([productId]) });
    }
  }
  return [...found.values()];
}

/** In one statement; a price that nobody saw before is no change. */
async function markSeen(
  db: Database,
  memberId: number,
  prices: readonly SeenPrice[],
  now: Date,
): Promise<void> {
  if (prices.length === 0) return;
  const seen = sql.join(
    prices.map(({ productId, price }) => sql`(${productId}::int, ${price}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    UPDATE cart_items AS item SET
      previous_price = COALESCE(item.seen_price, item.previous_price),
      change_seen_at = CASE WHEN item.seen_price IS NULL THEN item.change_seen_at
        ELSE ${now.toISOString()}::timestamptz END,
      seen_price = seen.price
    FROM (VALUES ${seen}) AS seen (product_id, price)
    WHERE item.member_id = ${memberId} AND item.product_id = seen.product_id
      AND item.seen_price IS DISTINCT FROM seen.price`);
}
