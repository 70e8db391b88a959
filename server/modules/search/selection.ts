import { and, arrayOverlaps, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Selection } from './ports.ts';
import type { Term } from './rules/understand.ts';
import { stock } from '../../db/schema/branches.ts';
import { departments, productLists, products } from '../../db/schema/catalog.ts';
import { promotionGroupProducts } from '../../db/schema/offers.ts';
import { searchDocuments } from './schema.ts';
import type { Database } from '../../db/client.ts';
import { matches } from './spelling.ts';

export interface DepartmentRow {
  readonly id: number;
  readonly slug: string;
  readonly categoryId: number;
}

/** A selection whose words and departments have been looked up. */
export interface Resolved {
  readonly selection: Selection;
  readonly terms: readonly Term[] | undefined;
  /** All of them, where the selection names any. */
  readonly departments: readonly DepartmentRow[];
}

/** A choice that a facet ignores in its own counts. */
export type Choice =
  | 'category'
  | 'departments'
  | 'brands'
  | 'price'
  | 'rating'
  | { readonly key: string };

export function selectDepartments(db: Database): Promise<readonly DepartmentRow[]> {
  return db
    .select({ id: departments.id, slug: departments.slug, categoryId: departments.categoryId })
    .from(departments);
}

/** `FROM` and `WHERE`, with what an ignored choice would rule out. */
export function sourceOf(resolved: Resolved, ignored?: Choice): SQL {
  const { terms, selection } = resolved;
  const conditions = [
    sql`${products.listed}`,
    ...(terms ? [matches(terms)] : []),
    ...choicesOf(resolved, ignored),
    selection.ids && oneOf(products.id, selection.ids),
    selection.branchId === undefined ? undefined : isAt(selection.branchId),
    selection.list === 'promotion' ? gt(products.dealPrice, sql`0`) : undefined,
  ];
  return sql`FROM ${products} ${joinsOf(resolved)} WHERE ${and(...conditions)}`;
}

/** `promotion` is every product with a deal; the other lists are picked by hand. */
function joinsOf({ terms, selection: { list, promotionGroupId } }: Resolved): SQL {
  const joins: SQL[] = [];
  if (terms)
    joins.push(sql`JOIN ${searchDocuments} ON ${searchDocuments.productId} = ${products.id}`);
  if (promotionGroupId !== undefined)
    joins.push(
      sql`JOIN ${promotionGroupProducts} ON ${promotionGroupProducts.productId} = ${products.id} AND ${promotionGroupProducts.groupId} = ${promotionGroupId}`,
    );
  if (list === 'flashsale')
    joins.push(sql`JOIN ${runningFlash} ON flash.product_id = ${products.id}`);
  else if (list !== undefined && list !== 'promotion')
    joins.push(
      sql`JOIN ${productLists} ON ${productLists.productId} = ${products.id} AND ${productLists.list} = ${list}`,
    );
  return sql.join(joins, sql` `);
}

/** What flash sales sell now, in their order; the job of offer windows keeps `active`. */
const runningFlash = sql`(
  SELECT product_id, min(position) AS position FROM flash_sale_items
  JOIN flash_sales ON flash_sales.id = flash_sale_items.sale_id
  WHERE flash_sales.active AND sold < quota GROUP BY product_id
) AS flash`;

function choicesOf(resolved: Resolved, ignored?: Choice): (SQL | undefined)[] {
  const { selection } = resolved;
  const { brandIds = [], priceMin, priceMax, ratingMin, onPromotion, inStock } = selection;
  const priced = ignored !== 'price';
  return [
    departmentCondition(resolved, ignored),
    ignored === 'brands' || brandIds.length === 0 ? undefined : oneOf(products.brandId, brandIds),
    priced && priceMin !== undefined ? gte(products.salePrice, priceMin) : undefined,
    priced && priceMax !== undefined ? lte(products.salePrice, priceMax) : undefined,
    ignored === 'rating' || ratingMin === undefined ? undefined : gte(products.stars, ratingMin),
    onPromotion ? sql`${products.onPromotion}` : undefined,
    inStock ? sql`${products.inStock}` : undefined,
    ...attributeConditions(selection, ignored),
  ];
}

/** Whether a branch has a piece that nobody reserved. */
function isAt(branchId: number): SQL {
  return sql`EXISTS (
    SELECT FROM ${stock}
    WHERE ${stock.productId} = ${products.id} AND ${stock.branchId} = ${branchId}
      AND ${stock.onHand} > ${stock.reserved}
  )`;
}

function departmentCondition(
  { selection: { categoryId, departments: wanted = [] }, departments: all }: Resolved,
  ignored?: Choice,
): SQL | undefined {
  const category = ignored === 'category' ? undefined : categoryId;
  const chosen = ignored === 'departments' ? [] : wanted;
  if (category === undefined && chosen.length === 0) return undefined;
  const fits = all.filter(
    (row) =>
      (category === undefined || row.categoryId === category) &&
      (chosen.length === 0 || chosen.includes(row.slug) || chosen.includes(String(row.id))),
  );
  return oneOf(
    products.departmentId,
    fits.map(({ id }) => id),
  );
}

function oneOf(
  column: typeof products.id | typeof products.brandId | typeof products.departmentId,
  ids: readonly number[],
): SQL {
  if (ids.length === 0) return sql`false`;
  return ids.length === 1 ? eq(column, ids[0] ?? 0) : inArray(column, [...ids]);
}

/** Values of one key widen, different keys narrow. */
function attributeConditions({ attributes = [] }: Selection, ignored?: Choice): SQL[] {
  const ignoredKey = typeof ignored === 'object' ? ignored.key : undefined;
  return [...byKey(attributes)]
    .filter(([key]) => key !== ignoredKey)
    .map(([, pairs]) => arrayOverlaps(products.attributes, pairs));
}

/** Pairs of one key together. */
export function byKey(pairs: readonly string[]): Map<string, string[]> {
  return Map.groupBy(pairs, (pair) => pair.slice(0, pair.indexOf(':')));
}
