import { and, asc, eq, sql } from 'drizzle-orm';
import type { Cart, CartItem, CartProduct, CartRepo } from '../../domain/cart/ports.ts';
import type { FlashOffer } from '../../domain/catalog/ports.ts';
import { ONLINE_WAREHOUSE } from '../../domain/stock/ports.ts';
import type { Database } from '../client.ts';
import { products, stock } from '../schema/catalog.ts';
import { members } from '../schema/members.ts';
import { cartItems, carts } from '../schema/orders.ts';
import { selectFlash } from './catalog-offers.ts';

export function createCartRepo(db: Database): CartRepo {
  return {
    read: (memberId, now) => read(db, memberId, now),
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
      const [[row], flash] = await Promise.all([
        db
          .select(productColumns)
          .from(products)
          .leftJoin(stock, inWarehouse)
          .leftJoin(members, eq(members.id, memberId))
          .where(eq(products.id, id)),
        selectFlash(db, [id], now),
      ]);
      return row && toProduct(row, flash.get(id));
    },
    qtyOf: async (memberId, productId) => {
      const [row] = await db
        .select({ qty: cartItems.qty })
        .from(cartItems)
        .where(isItem(memberId, productId));
      return row?.qty ?? 0;
    },
    putItem: async (memberId, productId, qty, now) => {
      await db
        .insert(cartItems)
        .values({ memberId, productId, qty, addedAt: now })
        .onConflictDoUpdate({ target: [cartItems.memberId, cartItems.productId], set: { qty } });
    },
    removeItem: async (memberId, productId) => {
      await db.delete(cartItems).where(isItem(memberId, productId));
    },
    removeAll: async (memberId) => {
      await db.delete(cartItems).where(eq(cartItems.memberId, memberId));
    },
  };
}

const productColumns = {
  id: products.id,
  nameEn: products.nameEn,
  nameTh: products.nameTh,
  price: products.price,
  dealPrice: products.dealPrice,
  memberPrice: sql<number>`CASE WHEN ${members.memberCode} <> '' THEN ${products.memberPrice} ELSE 0 END`,
  listed: products.listed,
  drugClass: products.drugClass,
  purchaseLimit: products.purchaseLimit,
  available: sql<number>`COALESCE(${stock.onHand} - ${stock.reserved}, 0)`,
};

const inWarehouse = and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE));

function isItem(memberId: number, productId: number) {
  return and(eq(cartItems.memberId, memberId), eq(cartItems.productId, productId));
}

/** Version and items come from one statement, so that they belong together. */
async function read(db: Database, memberId: number, now: Date): Promise<Cart> {
  const rows = await db
    .select({ version: carts.version, qty: cartItems.qty, product: productColumns })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.memberId, carts.memberId))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(stock, inWarehouse)
    .leftJoin(members, eq(members.id, carts.memberId))
    .where(eq(carts.memberId, memberId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId));
  const ids = rows.flatMap(({ product }) => product?.id ?? []);
  const flash = await selectFlash(db, ids, now);
  const items = rows.flatMap(({ qty, product }): CartItem[] =>
    qty !== null && isRow(product)
      ? [{ qty, product: toProduct(product, flash.get(product.id)) }]
      : [],
  );
  return { version: rows[0]?.version ?? 0, items };
}

type ProductRow = Omit<CartProduct, 'name' | 'flash'> & {
  readonly nameEn: string;
  readonly nameTh: string;
};

/** An outer join's columns are all there or all null. */
function isRow(
  row: { [Key in keyof ProductRow]: ProductRow[Key] | null } | null,
): row is ProductRow {
  return row !== null && row.id !== null;
}

function toProduct(
  { nameEn, nameTh, ...product }: ProductRow,
  flash: FlashOffer | null = null,
): CartProduct {
  return { ...product, name: { en: nameEn, th: nameTh }, flash };
}
