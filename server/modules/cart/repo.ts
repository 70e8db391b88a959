import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { departments, products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import type {
  Cart,
  CartItem,
  CartProduct,
  CartRepo,
  RunningPromotion,
  SeenPrice,
} from './ports.ts';
import { cartCoupons, cartItems, cartOptOuts, carts } from './schema.ts';
import { flashOf, fromJson, type OfJson, promotionsOf } from '../catalog/offers-repo.ts';
import type { FlashOffer, PromotionTag } from '../catalog/ports.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';

/** So long a shopper is told of a price that changed, from the first look on. */
const TOLD_MS = 30 * 60_000;

/** @param limitDays so many days back an order counts against a product's limit */
export function createCartRepo(db: Database, limitDays: number): CartRepo {
  return {
    read: (memberId, now) => read(db, memberId, { now, limitDays }),
    lock: async (memberId) => {
      // Setting the version to itself changes nothing, but holds the row and returns it.
      const rows = await db
        .insert(carts)
        .values({ memberId })
        .onConflictDoUpdate({ target: carts.memberId, set: { version: sql`${carts.version}` } })
        .returning({ version: carts.version });
      return rows[0]?.version ?? 0;
    },
    bump: async (memberId, now) => {
      await db
        .insert(carts)
        .values({ memberId, version: 1, updatedAt: now })
        .onConflictDoUpdate({
          target: carts.memberId,
          set: { version: sql`${carts.version} + 1`, updatedAt: now },
        });
    },
    product: async (memberId, id, now) => {
      const [row] = await db
        .select(productColumns(memberId, { now, limitDays }))
        .from(products)
        .innerJoin(departments, eq(departments.id, products.departmentId))
        .leftJoin(stock, inWarehouse)
        .leftJoin(members, eq(members.id, memberId))
        .where(eq(products.id, id));
      return row && toProduct(row);
    },
    qtyOf: async (memberId, productId) => {
      const [row] = await db
        .select({ qty: cartItems.qty })
        .from(cartItems)
        .where(and(isItem(memberId, productId), eq(cartItems.saved, false)));
      return row?.qty ?? 0;
    },
    putItem: async (memberId, { productId, qty, before, seenPrice }, now) => {
      // Lines sort by this time; a microsecond is below the resolution of any clock here.
      const addedAt =
        before === undefined
          ? now
          : sql`COALESCE((SELECT i.added_at - interval '1 microsecond' FROM cart_items i
              WHERE i.member_id = ${memberId} AND i.product_id = ${before}), ${now.toISOString()}::timestamptz)`;
      await db
        .insert(cartItems)
        .values({ memberId, productId, qty, addedAt, seenPrice })
        .onConflictDoUpdate({
          target: [cartItems.memberId, cartItems.productId],
          set: { qty, saved: false, seenPrice },
        });
    },
    setSaved: async (memberId, productId, saved) => {
      const rows = await db
        .update(cartItems)
        .set({ saved })
        .where(isItem(memberId, productId))
        .returning({ productId: cartItems.productId });
      return rows.length > 0;
    },
    removeItem: async (memberId, productId) => {
      await db.delete(cartItems).where(isItem(memberId, productId));
    },
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

interface Window {
  readonly now: Date;
  readonly limitDays: number;
}

const productColumns = (memberId: number, window: Window) => ({
  id: products.id,
  ...{ itemCode: products.itemCode, pictureVersion: products.pictureVersion },
  nameEn: products.nameEn,
  nameTh: products.nameTh,
  brandId: products.brandId,
  categoryId: departments.categoryId,
  price: products.price,
  dealPrice: products.dealPrice,
  memberPrice: sql<number>`CASE WHEN ${members.memberCode} <> '' THEN ${products.memberPrice} ELSE 0 END`,
  listed: products.listed,
  drugClass: products.drugClass,
  purchaseLimit: products.purchaseLimit,
  available: sql<number>`COALESCE(${stock.free}, 0)`,
  bought: boughtLately(memberId, window),
  approved: approvedPieces(memberId, window.now),
  limitDays: sql<number>`${window.limitDays}::int`,
  flash: flashOf(window.now),
});

const inWarehouse = and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE));

function isItem(memberId: number, productId: number) {
  return and(eq(cartItems.memberId, memberId), eq(cartItems.productId, productId));
}

/** Version, items, choices and offers come from one statement, so that they belong together. */
async function read(db: Database, memberId: number, window: Window): Promise<Cart> {
  const { now } = window;
  const rows = await db
    .select({
      version: carts.version,
      couponIds: sql<number[]>`(SELECT COALESCE(json_agg(c.member_coupon_id ORDER BY 1), '[]')
        FROM cart_coupons c WHERE c.member_id = ${members.id})`,
      optedOut: sql<number[]>`(SELECT COALESCE(json_agg(o.group_id ORDER BY 1), '[]')
        FROM cart_opt_outs o WHERE o.member_id = ${members.id})`,
      memberCode: members.memberCode,
      birthdate: members.birthdate,
      item: {
        qty: cartItems.qty,
        saved: cartItems.saved,
        seenPrice: cartItems.seenPrice,
        previousPrice: cartItems.previousPrice,
        changeSeenAt: cartItems.changeSeenAt,
      },
      product: productColumns(memberId, window),
      promotions: promotionsOf(now),
    })
    .from(members)
    .leftJoin(carts, eq(carts.memberId, members.id))
    .leftJoin(cartItems, eq(cartItems.memberId, carts.memberId))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(departments, eq(departments.id, products.departmentId))
    .leftJoin(stock, inWarehouse)
    .where(eq(members.id, memberId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId));
  const items = rows.flatMap(({ item, product, promotions }) => {
    if (!item || !isRow(product)) return [];
    return [{ item: toItem(item, toProduct(product), now), saved: item.saved, promotions }];
  });
  const [head] = rows;
  return {
    version: head?.version ?? 0,
    items: items.flatMap(({ item, saved }) => (saved ? [] : [item])),
    saved: items.flatMap(({ item, saved }) => (saved ? [item] : [])),
    couponIds: head?.couponIds ?? [],
    optedOut: head?.optedOut ?? [],
    promotions: toPromotions(items.filter(({ saved }) => !saved)),
    owner: { memberCode: head?.memberCode ?? '', birthdate: head?.birthdate ?? null },
  };
}

type ItemRow = Omit<typeof cartItems.$inferSelect, 'memberId' | 'productId' | 'addedAt'>;

function toItem({ qty, seenPrice, ...change }: ItemRow, product: CartProduct, now: Date): CartItem {
  const since = change.changeSeenAt?.getTime() ?? -Infinity;
  const lately = now.getTime() - since < TOLD_MS;
  return { product, qty, seenPrice, previousPrice: lately ? change.previousPrice : null };
}

type Tag = OfJson<PromotionTag>;

type ProductRow = Omit<CartProduct, 'name' | 'flash'> & {
  readonly nameEn: string;
  readonly nameTh: string;
  readonly flash: OfJson<FlashOffer> | null;
};

/** An outer join's columns are all there or all null. */
function isRow(row: {
  [Key in keyof ProductRow]: ProductRow[Key] | null;
}): row is ProductRow {
  return row.id !== null;
}

function toProduct({ nameEn, nameTh, flash, ...product }: ProductRow): CartProduct {
  return { ...product, name: { en: nameEn, th: nameTh }, flash: flash && fromJson(flash) };
}

/** Each promotion once, in order of id, with those of the products that it is good for. */
function toPromotions(
  items: readonly { readonly item: CartItem; readonly promotions: readonly Tag[] }[],
): readonly RunningPromotion[] {
  const found = new Map<number, RunningPromotion & { productIds: Set<number> }>();
  for (const { item, promotions } of items) {
    for (const { id, kind, percent, name } of promotions) {
      const rule = found.get(id) ?? { id, kind, percent, name, productIds: new Set() };
      found.set(id, rule);
      rule.productIds.add(item.product.id);
    }
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
}

const DAY_MS = 86_400_000;

/**
 * Pieces of a product in a member's orders of so many days that stand, without what came back. A column beside
 * `products`: asked only of products with a limit, so that other carts do not pay for it.
 */
function boughtLately(memberId: number, { now, limitDays }: Window): SQL<number> {
  const since = new Date(now.getTime() - limitDays * DAY_MS).toISOString();
  return sql<number>`CASE
    WHEN ${products.purchaseLimit} IS NULL AND ${products.drugClass} <> 'packaged' THEN 0
    ELSE (SELECT COALESCE(sum(i.qty - COALESCE(back.qty, 0)), 0)::int
      FROM orders o JOIN order_items i ON i.order_id = o.id
      LEFT JOIN LATERAL (SELECT sum(line.qty) AS qty FROM order_returns r,
          jsonb_to_recordset(r.lines) AS line(line int, qty int)
        WHERE r.order_id = o.id AND r.status = 'refunded' AND line.line = i.line) back ON true
      WHERE o.member_id = ${memberId}::int AND o.created_at > ${since}::timestamptz
        AND o.status NOT IN ('cancelled', 'expired') AND i.product_id = ${products.id}) END`;
}

/**
 * Pieces of a medicine that a member's newest approval of it allows now. A column beside `products`: asked only of
 * medicines that need one, so that other carts do not pay for it.
 */
function approvedPieces(memberId: number, now: Date): SQL<number> {
  return sql<number>`CASE WHEN ${products.drugClass} <> 'dangerous' THEN 0
    ELSE COALESCE((SELECT CASE WHEN newest.order_id IS NULL AND newest.withdrawn_at IS NULL
        AND newest.expires_at > ${now.toISOString()}::timestamptz
        THEN newest.qty END
      FROM approvals AS newest WHERE newest.member_id = ${memberId}::int AND newest.product_id = ${products.id}
      ORDER BY newest.id DESC LIMIT 1), 0) END`;
}

/** Marks prices as seen in one statement; a price seen for the first time is no change. */
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
