import { and, asc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { PlaceScope } from './movement-ports.ts';
import { stockLots } from './schema.ts';

const { branchId, lotNo, expiresOn, onHand } = stockLots;

/** Lots of a product, first expired first. */
export function selectLots(db: Database, productId: number, scope: PlaceScope) {
  return db
    .select({ branchId, lotNo, expiresOn, onHand })
    .from(stockLots)
    .where(and(eq(stockLots.productId, productId), scope && inArray(branchId, [...scope])))
    .orderBy(asc(expiresOn), asc(lotNo), asc(branchId));
}

/** Lots with expired pieces in the places of a scope; `today` is a day in Asia/Bangkok. */
export function isExpired(scope: PlaceScope, today: string): SQL | undefined {
  return and(gt(onHand, 0), lt(expiresOn, today), scope && inArray(branchId, [...scope]));
}

/** Ids of the products with expired pieces, as a subquery. */
export function expiredProducts(db: Database, scope: PlaceScope, today: string) {
  return db.select({ id: stockLots.productId }).from(stockLots).where(isExpired(scope, today));
}
