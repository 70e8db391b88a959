import { and, count, desc, eq, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { ONLINE_WAREHOUSE } from './ports.ts';
import { expiredProducts, selectLots } from './lot-repo.ts';
import type { PlaceScope, StockMovements, StockReads } from './movement-ports.ts';
import { isLow, lowProducts, ofShelf } from './low-repo.ts';
import { stockLowLevels, stockMovements } from './schema.ts';
import { writeMovement } from './write-movement.ts';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced, type Slice } from '../../db/keyset.ts';
import { hasBarcode, productsNamed } from '../../db/typed-search.ts';
import { branches, stock } from '../../db/schema/branches.ts';
import { products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import { orders, stockReservations } from '../../db/schema/orders.ts';

type BranchColumn =
  | typeof stock.branchId
  | typeof stockMovements.branchId
  | typeof stockLowLevels.branchId
  | typeof stockReservations.branchId;

/** The order of the list. */
const BY_ID = byColumns(products.id, [products.id], false);
const nameOf = ({ en, th }: { readonly en: string; readonly th: string }) => ({ en, th });
const product = {
  ...{ productId: products.id, itemCode: products.itemCode },
  ...{ en: products.nameEn, th: products.nameTh },
};
const pieces = {
  ...{ onHand: stock.onHand, reserved: stock.reserved },
  ...{ expired: stock.expired, free: stock.free },
};
const branchName = { en: branches.nameEn, th: branches.nameTh };

export function createStockReads(db: Database): StockReads {
  return {
    places: async (scope) => {
      const rows = await db
        .select({ branchId: branches.id, ...branchName })
        .from(branches)
        .where(scope && inArray(branches.id, [...scope]))
        .orderBy(branches.id);
      const named = rows.map(({ branchId, ...names }) => ({ branchId, name: nameOf(names) }));
      return scope ? named : [{ branchId: ONLINE_WAREHOUSE, name: null }, ...named];
    },
    list: (filter, scope, slice) => list(db, filter, scope, slice),
    product: async (productId) => {
      const [row] = await db.select(product).from(products).where(eq(products.id, productId));
      return row && { ...row, name: nameOf(row) };
    },
    shelves: (productId, scope) =>
      db
        .select({ branchId: stock.branchId, ...pieces })
        .from(stock)
        .where(and(eq(stock.productId, productId), inScope(stock.branchId, scope))),
    lots: async (productId, scope) =>
      (await selectLots(db, productId, scope)).filter((lot) => lot.onHand > 0),
    lowLevels: (productId, scope) => {
      const { branchId, kind, pieces } = stockLowLevels;
      return db
        .select({ branchId, kind, pieces })
        .from(stockLowLevels)
        .where(and(eq(stockLowLevels.productId, productId), inScope(branchId, scope)));
    },
    holds: (productId, scope, slice) => holds(db, productId, scope, slice),
    movements: async (productId, scope, { before, limit }) => {
      const rows = await db
        .select({
          ...{ id: stockMovements.id, branchId: stockMovements.branchId, ...branchName },
          ...{ reason: stockMovements.reason, change: stockMovements.change },
          ...{
            onHand: stockMovements.onHand,
            note: stockMovements.note,
            lots: stockMovements.lots,
          },
          otherBranchId: stockMovements.otherBranchId,
          memberId: stockMovements.memberId,
          memberName: sql<string>`trim(concat(${members.firstName}, ' ', ${members.lastName}))`,
          ...{ orderId: stockMovements.orderId, at: stockMovements.at },
        })
        .from(stockMovements)
        .leftJoin(branches, eq(branches.id, stockMovements.branchId))
        .leftJoin(members, eq(members.id, stockMovements.memberId))
        .where(
          and(
            eq(stockMovements.productId, productId),
            inScope(stockMovements.branchId, scope),
            before === undefined ? undefined : lt(stockMovements.id, before),
          ),
        )
        .orderBy(desc(stockMovements.id))
        .limit(limit);
      return rows.map(({ en, th, ...row }) => ({
        ...row,
        lots: row.lots ?? [],
        name: en === null || th === null ? null : { en, th },
      }));
    },
  };
}

async function holds(
  db: Database,
  productId: number,
  scope: PlaceScope,
  { limit, offset }: Parameters<StockReads['holds']>[2],
) {
  const { orderId, branchId, qty, state } = stockReservations;
  const wanted = and(
    eq(stockReservations.productId, productId),
    eq(state, 'held'),
    inScope(branchId, scope),
  );
  const [rows, [all]] = await Promise.all([
    db
      .select({ orderId, status: orders.status, branchId, qty, since: orders.createdAt })
      .from(stockReservations)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(wanted)
      .orderBy(orders.createdAt, orderId, branchId)
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count(), reserved: sql<number>`coalesce(sum(${qty}), 0)::int` })
      .from(stockReservations)
      .where(wanted),
  ]);
  return { rows, total: all?.total ?? 0, reserved: all?.reserved ?? 0 };
}

function inScope(branchId: BranchColumn, scope: PlaceScope) {
  return scope && inArray(branchId, [...scope]);
}

async function list(
  db: Database,
  filter: Parameters<StockReads['list']>[0],
  scope: PlaceScope,
  place: Parameters<StockReads['list']>[2],
) {
  const wanted = where(db, filter, scope);
  const [{ rows, ...sides }, total] = await Promise.all([
    readPlaced(BY_ID, place, (slice) => shelvesOf(db, wanted, scope, slice)),
    db.$count(products, wanted),
  ]);
  return {
    ...sides,
    rows: rows.map(({ en, th, ...row }) => ({ ...row, name: { en, th } })),
    total,
  };
}

/** Products of a place in the list, then the sums of their shelves. */
function shelvesOf(db: Database, wanted: SQL | undefined, scope: PlaceScope, slice: Slice) {
  const page = db
    .select(product)
    .from(products)
    .where(and(wanted, slice.where))
    .orderBy(...slice.inOrder())
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page');
  return db
    .select({
      ...{ productId: page.productId, itemCode: page.itemCode, en: page.en, th: page.th },
      onHand: sql<number>`coalesce(sum(${stock.onHand}), 0)::int`,
      reserved: sql<number>`coalesce(sum(${stock.reserved}), 0)::int`,
      expired: sql<number>`coalesce(sum(${stock.expired}), 0)::int`,
      free: sql<number>`coalesce(sum(${stock.free}), 0)::int`,
      lowPlaces: sql<number>`(count(${stock.branchId}) FILTER (WHERE ${isLow}))::int`,
    })
    .from(page)
    .leftJoin(stock, and(eq(stock.productId, page.productId), inScope(stock.branchId, scope)))
    .leftJoin(stockLowLevels, ofShelf)
    .groupBy(page.productId, page.itemCode, page.en, page.th)
    .orderBy(...slice.inOrder([page.productId]));
}

function where(
  db: Database,
  { q, code, level }: Parameters<StockReads['list']>[0],
  scope: PlaceScope,
): SQL | undefined {
  return and(
    code === undefined ? undefined : or(eq(products.itemCode, code), hasBarcode(code)),
    productsNamed(q),
    level === 'expired' ? inArray(products.id, expiredProducts(db, scope)) : undefined,
    level === 'low'
      ? and(ne(products.state, 'archived'), inArray(products.id, lowProducts(db, scope)))
      : undefined,
  );
}

export function createStockMovements(db: Database): StockMovements {
  return {
    lock: async (productId, branchIds) => {
      const ids = [...new Set(branchIds)].toSorted((a, b) => a - b);
      await db
        .insert(stock)
        .values(ids.map((branchId) => ({ productId, branchId, onHand: 0 })))
        .onConflictDoNothing();
      const rows = await db
        .select({ branchId: stock.branchId, ...pieces })
        .from(stock)
        .where(and(eq(stock.productId, productId), inArray(stock.branchId, ids)))
        .orderBy(stock.branchId)
        .for('update');
      const lots = await selectLots(db, productId, ids);
      return new Map(
        rows.map((row) => {
          const here = lots.filter((lot) => lot.branchId === row.branchId);
          return [row.branchId, { ...row, lots: here }];
        }),
      );
    },
    isDone: async (memberId, requestKey) => {
      const mine = eq(stockMovements.memberId, memberId);
      return (
        (await db.$count(stockMovements, and(mine, eq(stockMovements.requestKey, requestKey)))) > 0
      );
    },
    add: async (movement) => {
      await writeMovement(db, movement);
    },
  };
}
