import { and, desc, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { dayNumber, dayStart } from '../../lib/format/bangkok.ts';
import type { Database } from '../../server/db/client.ts';
import { stock } from '../../server/db/schema/branches.ts';
import { departments, products } from '../../server/db/schema/catalog.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
} from '../../server/db/schema/offers.ts';
import { ONLINE_WAREHOUSE } from '../../server/modules/stock/ports.ts';
import { integer, mulberry32, pick, seedOf, shuffle } from './products/random.ts';
import type { Text } from './types.ts';

interface WindowSeed {
  readonly name: Text;
  /** Hours of the day in Bangkok. */
  readonly from: number;
  readonly until: number;
}

const WINDOWS: readonly WindowSeed[] = [
  { name: { en: 'Early-bird flash sale', th: 'แฟลชเซลรับอรุณ' }, from: 0, until: 12 },
  { name: { en: 'Afternoon flash sale', th: 'แฟลชเซลยามบ่าย' }, from: 12, until: 18 },
  { name: { en: 'Evening flash sale', th: 'แฟลชเซลหลังเลิกงาน' }, from: 18, until: 24 },
];

/** Sales are planned for today and this many days ahead. */
const DAYS_AHEAD = 2;
/** Sales consist of the most popular products, with this stock each. */
const CANDIDATES = 400;
const MIN_STOCK = 20;
const MOST_OF_A_CATEGORY = 2;
/** Products per sale; no sale if the catalogue offers fewer. */
const SIZE = { least: 12, most: 18 };
const DISCOUNTS = [20, 25, 25, 30, 30, 35, 40, 45, 50];

interface Candidate {
  readonly id: number;
  readonly categoryId: number;
  readonly price: number;
}

type Item = Omit<typeof flashSaleItems.$inferInsert, 'saleId'>;

/**
 * Creates missing flash sales of the next days: three a day, so that one always runs. Deterministic
 * per day, and safe in several processes at once.
 */
export async function planFlashSales(db: Database, now: Date): Promise<void> {
  const today = dayNumber(now);
  const plan = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => today + index).flatMap((day) =>
    WINDOWS.map((window, index) => ({ id: day * WINDOWS.length + index, day, window })),
  );
  const existing = await db
    .select({ id: flashSales.id })
    .from(flashSales)
    .where(
      inArray(
        flashSales.id,
        plan.map(({ id }) => id),
      ),
    );
  const known = new Set(existing.map(({ id }) => id));
  const missing = plan.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const candidates = await bestKnown(db);
  if (candidates.length < SIZE.least) return;
  for (const sale of missing) await insertSale(db, sale, candidates);
}

const HOUR_MS = 3_600_000;

/** @param hour 0 to 24 */
function hourOf(day: number, hour: number): Date {
  return new Date(dayStart(day).getTime() + hour * HOUR_MS);
}

async function insertSale(
  db: Database,
  { id, day, window }: { readonly id: number; readonly day: number; readonly window: WindowSeed },
  candidates: readonly Candidate[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .insert(flashSales)
      .values({
        id,
        nameEn: window.name.en,
        nameTh: window.name.th,
        startsAt: hourOf(day, window.from),
        endsAt: hourOf(day, window.until),
      })
      .onConflictDoNothing()
      .returning({ id: flashSales.id });
    if (rows.length === 0) return;
    const items = chooseItems(id, candidates);
    await tx.insert(flashSaleItems).values(items.map((item) => ({ ...item, saleId: id })));
  });
}

/** 12 to 18 products of many kinds, 20 to 50 % off, partly sold already. */
export function chooseItems(saleId: number, candidates: readonly Candidate[]): readonly Item[] {
  const random = mulberry32(seedOf(saleId));
  const count = integer(random, SIZE.least, SIZE.most);
  const perCategory = new Map<number, number>();
  const chosen: Candidate[] = [];
  for (const candidate of shuffle(random, [...candidates])) {
    if (chosen.length === count) break;
    const already = perCategory.get(candidate.categoryId) ?? 0;
    if (already === MOST_OF_A_CATEGORY) continue;
    perCategory.set(candidate.categoryId, already + 1);
    chosen.push(candidate);
  }
  return chosen.map((candidate, index) => {
    const quota = integer(random, 4, 40) * 5;
    return {
      productId: candidate.id,
      price: flashPrice(candidate.price, pick(random, DISCOUNTS)),
      quota,
      sold: Math.floor(quota * (0.1 + random() * 0.8)),
      position: index + 1,
    };
  });
}

/** Price in satang: whole baht, ending in 9 if within 20 to 50 % off. */
function flashPrice(price: number, percent: number): number {
  const baht = Math.round((price * (100 - percent)) / 10_000);
  const nine = Math.floor(baht / 10) * 10 + 9;
  const off = 1 - (nine * 100) / price;
  return 100 * (off >= 0.2 && off <= 0.5 ? nine : baht);
}

/** Popular products except medicines and those already reduced or in a promotion. */
async function bestKnown(db: Database): Promise<readonly Candidate[]> {
  const inGroup = db
    .select({ one: sql`1` })
    .from(promotionGroupProducts)
    .where(eq(promotionGroupProducts.productId, products.id));
  return db
    .select({ id: products.id, categoryId: departments.categoryId, price: products.price })
    .from(products)
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE)))
    .where(
      and(
        sql`${products.listed}`,
        eq(products.drugClass, 'none'),
        eq(products.dealPrice, 0),
        gte(products.price, 5_000),
        gte(stock.free, MIN_STOCK),
        notExists(inGroup),
      ),
    )
    .orderBy(desc(products.rank), products.id)
    .limit(CANDIDATES);
}
