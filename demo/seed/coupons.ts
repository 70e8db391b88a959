import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { coupons } from '../../server/modules/wallet/schema.ts';
import { fromBaht } from '../../server/core/money.ts';
import { dayNumber, dayStart } from '../../lib/format/bangkok.ts';
import { brands } from './brands.ts';
import { COUPONS, type CouponSeed } from './coupons-data.ts';

interface Scope {
  readonly scope: 'all' | 'product' | 'brand' | 'category';
  readonly scopeId: number | null;
  readonly product: { readonly en: string; readonly th: string };
}

/** Adds missing coupons; those for a product are skipped until it exists. */
export async function seedCoupons(db: Database, now: Date): Promise<void> {
  const today = dayNumber(now);
  const rows: (typeof coupons.$inferInsert)[] = [];
  for (const [index, seed] of COUPONS.entries()) {
    const scope = await scopeOf(db, seed);
    if (scope) rows.push(toRow(seed, scope, { today, position: index + 1 }));
  }
  await db.insert(coupons).values(rows).onConflictDoNothing();
}

function toRow(
  seed: CouponSeed,
  { scope, scopeId, product }: Scope,
  { today, position }: { readonly today: number; readonly position: number },
): typeof coupons.$inferInsert {
  const [from, to] = seed.days;
  return {
    code: seed.code,
    kind: seed.kind,
    amount: fromBaht(seed.amount ?? 0),
    percent: seed.percent ?? 0,
    cap: seed.cap === undefined ? null : fromBaht(seed.cap),
    minSpend: fromBaht(seed.minSpend),
    scope,
    scopeId,
    audience: seed.audience ?? 'members',
    nameEn: seed.name.en,
    nameTh: seed.name.th,
    descriptionEn: seed.description.en.replace('{product}', product.en),
    descriptionTh: seed.description.th.replace('{product}', product.th),
    startsAt: dayStart(today + from),
    endsAt: dayStart(today + to),
    quota: seed.quota ?? null,
    collected: seed.collected ?? 0,
    position,
  };
}

/** Undefined if its product is not in the catalogue yet. */
async function scopeOf(db: Database, { scope }: CouponSeed): Promise<Scope | undefined> {
  const product = { en: '', th: '' };
  if (!scope) return { scope: 'all', scopeId: null, product };
  if ('category' in scope) return { scope: 'category', scopeId: scope.category, product };
  const code = 'brand' in scope ? scope.brand : scope.productOf;
  const brandId = brands.find((brand) => brand.code === code)?.id;
  if (brandId === undefined) throw new Error(`No brand has the code ${code}`);
  if ('brand' in scope) return { scope: 'brand', scopeId: brandId, product };
  const [row] = await db
    .select({ id: products.id, en: products.nameEn, th: products.nameTh })
    .from(products)
    .where(and(eq(products.brandId, brandId), products.listed, eq(products.drugClass, 'none')))
    .orderBy(asc(products.price), asc(products.id))
    .limit(1);
  return row && { scope: 'product', scopeId: row.id, product: { en: row.en, th: row.th } };
}
