import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { BranchService } from '../../../lib/branches/contract-values.ts';
import type { Branch, BranchRepo, Shelf } from './ports.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import type { Database } from '../../db/client.ts';
import { branches, publicHolidays, stock } from '../../db/schema/branches.ts';
import { products } from '../../db/schema/catalog.ts';

/** Not closed for good. */
const isOpen = isNull(branches.closedAt);

export function createBranchRepo(db: Database): BranchRepo {
  const read = async (found: PromiseLike<(typeof branches.$inferSelect)[]>) => {
    const [rows, days] = await Promise.all([found, db.select().from(publicHolidays)]);
    return rows.map((row) => toBranch(row, days));
  };
  return {
    all: () => read(db.select().from(branches).where(isOpen).orderBy(asc(branches.id))),
    byId: async (id) => {
      const found = db
        .select()
        .from(branches)
        .where(and(eq(branches.id, id), isOpen));
      return (await read(found))[0];
    },
    shelves: (productIds) => shelves(db, [...new Set(productIds)]),
  };
}

async function shelves(db: Database, productIds: number[]): Promise<ReadonlyMap<number, Shelf>> {
  if (productIds.length === 0) return new Map();
  const { free } = stock;
  const rows = await db
    .select({
      branchId: stock.branchId,
      scarcest:
        sql<number>`CASE count(*) WHEN ${productIds.length}::int THEN min(${free}) ELSE 0 END`.mapWith(
          Number,
        ),
      there: sql<number[]>`COALESCE(json_agg(${stock.productId}) FILTER (WHERE ${free} > 0), '[]')`,
    })
    .from(stock)
    .innerJoin(products, and(eq(products.id, stock.productId), products.listed))
    .where(and(inArray(stock.productId, productIds), ne(stock.branchId, ONLINE_WAREHOUSE)))
    .groupBy(stock.branchId);
  return new Map(rows.map(({ branchId, ...shelf }) => [branchId, shelf]));
}

function toBranch(
  row: typeof branches.$inferSelect,
  days: readonly (typeof publicHolidays.$inferSelect)[],
): Branch {
  const { onHolidays } = row;
  return {
    id: row.id,
    name: { en: row.nameEn, th: row.nameTh },
    address: { en: row.addressEn, th: row.addressTh },
    provinceCode: row.provinceCode,
    lat: row.lat,
    lng: row.lng,
    phone: row.phone,
    hours: row.hours,
    services: row.services as readonly BranchService[],
    holidays:
      onHolidays === null
        ? []
        : days.map(({ date, nameEn, nameTh }) => ({
            date,
            name: { en: nameEn, th: nameTh },
            hours: onHolidays.hours,
          })),
    pharmacistHours: row.pharmacistHours,
    pharmacyLicenceNo: row.pharmacyLicenceNo,
  };
}
