import { sql, type SQL } from 'drizzle-orm';
import type { NamedCount, PriceBand, ProductFacets } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { countAttributes } from './attribute-facets.ts';
import { selectFacetNames, type DepartmentName, type Name } from './facet-names.ts';
import { sourceOf, type Choice, type Resolved } from './selection.ts';

/** Lowest prices of the bands, in satang. */
const BANDS = [0, 10_000, 20_000, 30_000, 50_000, 100_000];
const STARS = [4, 3, 2, 1];

/** How often each value of a column occurs. */
type Counts = ReadonlyMap<number, number>;

const DIMENSIONS = {
  department: sql`${products.departmentId}`,
  brand: sql`${products.brandId}`,
  band: sql`width_bucket(${products.salePrice}, ${`{${BANDS.join(',')}}`}::int[])`,
  stars: sql`${products.stars}`,
};
type Dimension = keyof typeof DIMENSIONS;

/**
 * Facets without a choice of their own share one look at what is selected. The counts of the others ignore that
 * choice, so each of them looks at what the remaining choices leave.
 */
export async function countFacets(db: Database, resolved: Resolved): Promise<ProductFacets> {
  const own = (dimension: Dimension, choice: Choice, ...chosen: unknown[]) =>
    chosen.some((value) => value !== undefined)
      ? countBy(db, dimension, sourceOf(resolved, choice))
      : undefined;
  const { categoryId, departments, brandIds, priceMin, priceMax, ratingMin } = resolved.selection;
  const [names, base, category, department, brand, band, stars, attributes] = await Promise.all([
    selectFacetNames(db),
    countTogether(db, sourceOf(resolved)),
    own('department', 'category', categoryId),
    own('department', 'departments', departments),
    own('brand', 'brands', brandIds),
    own('band', 'price', priceMin, priceMax),
    own('stars', 'rating', ratingMin),
    countAttributes(db, resolved),
  ]);
  return {
    categories: categoryCounts(names, category ?? base.department, categoryId),
    departments: departmentCounts(names, department ?? base.department, departments),
    brands: named(names.brands, brand ?? base.brand, (row) => brandIds?.includes(row.id)),
    prices: priceBands(band ?? base.band),
    ratings: ratings(stars ?? base.stars),
    promotion: base.promotion,
    inStock: base.inStock,
    attributes,
  };
}

interface Together extends Readonly<Record<Dimension, Counts>> {
  readonly promotion: number;
  readonly inStock: number;
}

/** Every dimension in one pass; a row has one of them, the last row none. */
async function countTogether(db: Database, source: SQL): Promise<Together> {
  const rows = await selectRows<
    Record<Dimension, number | null> & {
      level: number;
      n: number;
      promotion: number;
      stock: number;
    }
  >(
    db,
    sql`
      SELECT department, brand, band, stars, GROUPING(department, brand, band, stars) AS level,
        count(*)::int AS n,
        (count(*) FILTER (WHERE promotion))::int AS promotion,
        (count(*) FILTER (WHERE stock))::int AS stock
      FROM (
        SELECT ${DIMENSIONS.department} AS department, ${DIMENSIONS.brand} AS brand, ${DIMENSIONS.band} AS band,
          ${DIMENSIONS.stars} AS stars, ${products.onPromotion} AS promotion, ${products.inStock} AS stock
        ${source}
      ) AS found
      GROUP BY GROUPING SETS ((department), (brand), (band), (stars), ())`,
  );
  const of = (dimension: Dimension, level: number): Counts =>
    new Map(rows.filter((row) => row.level === level).map((row) => [row[dimension] ?? 0, row.n]));
  const all = rows.find(({ level }) => level === 0b1111);
  return {
    department: of('department', 0b0111),
    brand: of('brand', 0b1011),
    band: of('band', 0b1101),
    stars: of('stars', 0b1110),
    promotion: all?.promotion ?? 0,
    inStock: all?.stock ?? 0,
  };
}

async function countBy(db: Database, dimension: Dimension, source: SQL): Promise<Counts> {
  const rows = await selectRows<{ value: number; n: number }>(
    db,
    sql`
      SELECT value, count(*)::int AS n FROM (SELECT ${DIMENSIONS[dimension]} AS value ${source}) AS found
      GROUP BY value`,
  );
  return new Map(rows.map(({ value, n }) => [value, n]));
}

/** Those that occur, and those that are chosen, so that they can be taken back. */
function named<Row extends Name>(
  rows: readonly Row[],
  counts: Counts,
  isChosen: (row: Row) => boolean | undefined,
): (Row & NamedCount)[] {
  return rows
    .map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }))
    .filter((row) => row.count > 0 || isChosen(row));
}

interface Tree {
  readonly categories: readonly Name[];
  readonly departments: readonly DepartmentName[];
}

function categoryCounts(
  { categories, departments }: Tree,
  counts: Counts,
  chosen: number | undefined,
): NamedCount[] {
  const sums = new Map<number, number>();
  for (const { id, categoryId } of departments) {
    sums.set(categoryId, (sums.get(categoryId) ?? 0) + (counts.get(id) ?? 0));
  }
  return named(categories, sums, ({ id }) => id === chosen);
}

function departmentCounts({ departments }: Tree, counts: Counts, chosen: readonly string[] = []) {
  return named(
    departments,
    counts,
    ({ id, slug }) => chosen.includes(slug) || chosen.includes(String(id)),
  );
}

/** Prices have two decimals, so a band ends a satang below the next. */
function priceBands(counts: Counts): PriceBand[] {
  return BANDS.map((min, index) => {
    const next = BANDS[index + 1];
    return { min, max: next === undefined ? null : next - 1, count: counts.get(index + 1) ?? 0 };
  });
}

function ratings(counts: Counts): { min: number; count: number }[] {
  const atLeast = (min: number) =>
    [...counts].reduce((sum, [stars, n]) => sum + (stars >= min ? n : 0), 0);
  return STARS.map((min) => ({ min, count: atLeast(min) }));
}
