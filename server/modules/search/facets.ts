import type { Database } from '../../db/client.ts';
import { selectAttributeNames, type AttributeName } from './attribute-names.ts';
import { selectCounted } from './counted.ts';
import { selectFacetNames, type DepartmentName, type Name } from './facet-names.ts';
import type { AttributeFacet, NamedCount, PriceBand, ProductFacets } from './ports.ts';
import { choicesOf } from './rules/choices.ts';
import { countChoices, type Counts } from './rules/count-choices.ts';
import type { Column, ProductColumns } from './rules/product-columns.ts';
import type { Resolved } from './selection.ts';

/** Lower bounds of the price bands, in satang. */
const BANDS = [0, 10_000, 20_000, 30_000, 50_000, 100_000];
const STARS = [4, 3, 2, 1];

/** The database narrows by words, list or branch; choices are counted in memory. */
export async function countFacets(
  db: Database,
  countables: () => Promise<ProductColumns>,
  resolved: Resolved,
): Promise<ProductFacets> {
  const [names, attributeNames, counted] = await Promise.all([
    selectFacetNames(db),
    selectAttributeNames(db),
    selectCounted(db, countables, resolved),
  ]);
  const { selection } = resolved;
  const counts = countChoices(counted, choicesOf(selection, names.departments), BANDS);
  const { categoryId, departments = [], brandIds = [], attributes: pairs = [] } = selection;
  return {
    categories: categoryCounts(names, counts.category, categoryId),
    departments: named(names.departments, counts.departments, ({ id, slug }) =>
      departments.some((wanted) => wanted === slug || wanted === String(id)),
    ),
    brands: named(names.brands, counts.brands, ({ id }) => brandIds.includes(id)),
    prices: priceBands(counts.price),
    ratings: ratings(counts.rating),
    promotion: counts.promotion,
    inStock: counts.inStock,
    attributes: attributeCounts(attributeNames, counts.attributes, {
      chosen: pairs,
      isOnShelf: categoryId !== undefined || departments.length > 0,
    }),
  };
}

/** Brands and departments of these products, with their numbers. */
export async function countShelves(
  db: Database,
  countables: () => Promise<ProductColumns>,
  ids: readonly number[],
): Promise<Pick<ProductFacets, 'brands' | 'departments'>> {
  const [names, all] = await Promise.all([selectFacetNames(db), countables()]);
  const { brandId, departmentId } = all.only(ids);
  const unchosen = () => false;
  return {
    brands: named(names.brands, tally(brandId), unchosen),
    departments: named(names.departments, tally(departmentId), unchosen),
  };
}

/** Numbers of the values in use; `countChoices` visits all values, which takes long for few products. */
function tally({ values, indexes }: Column<number>): Counts {
  return new Map(
    [...Map.groupBy(indexes, (index) => values[index] ?? 0)].map(
      ([value, places]) => [value, places.length] as const,
    ),
  );
}

interface AttributeWish {
  /** Pairs by which the list is filtered: shown even where they are not offered, to be removed. */
  readonly chosen: readonly string[];
  /** The list is that of a category or of departments. */
  readonly isOnShelf: boolean;
}

function attributeCounts(
  names: readonly AttributeName[],
  counts: Counts<string>,
  { chosen, isOnShelf }: AttributeWish,
): AttributeFacet[] {
  const isOffered = ({ filters, archived }: AttributeName) =>
    !archived && (filters === 'everywhere' || (filters === 'categories' && isOnShelf));
  return [...Map.groupBy(names, ({ key }) => key)].flatMap(([key, rows]) => {
    const values = rows.flatMap((row) => {
      const { value, valueName } = row;
      const pair = `${key}:${value}`;
      const count = counts.get(pair) ?? 0;
      const isShown = chosen.includes(pair) || (count > 0 && isOffered(row));
      return isShown ? [{ value, name: valueName, count }] : [];
    });
    const [first] = rows;
    return first && values.length > 0 ? [{ key, name: first.name, values }] : [];
  });
}

/** Values that occur or are chosen; chosen ones can be removed even with a count of 0. */
function named<Row extends Name>(
  rows: readonly Row[],
  counts: Counts,
  isChosen: (row: Row) => boolean,
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

/** Prices have two decimals, so a band ends one satang below the next. */
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
