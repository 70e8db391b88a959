import { and, arrayOverlaps, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Selection } from './ports.ts';
import { keyOf } from './rules/count-choices.ts';
import type { Term } from './rules/understand.ts';
import { stock } from '../../db/schema/branches.ts';
import { departments, productLists, products } from '../../db/schema/catalog.ts';
import { formerSlugs } from '../../db/schema/former-slugs.ts';
import { promotionGroupProducts } from '../../db/schema/offers.ts';
import { searchDocuments } from './schema.ts';
import type { Database } from '../../db/client.ts';
import { matches } from './spelling.ts';

export interface DepartmentRow {
  readonly id: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly formerSlugs: readonly string[];
}

/** A selection with its words and departments looked up. */
export interface Resolved {
  readonly selection: Selection;
  readonly terms: readonly Term[] | undefined;
  /** All departments, if the selection names any. */
  readonly departments: readonly DepartmentRow[];
}

export function selectDepartments(db: Database): Promise<readonly DepartmentRow[]> {
  return db
    .select({
      ...{ id: departments.id, slug: departments.slug, categoryId: departments.categoryId },
      formerSlugs: sql<readonly string[]>`(SELECT coalesce(jsonb_agg(${formerSlugs}.slug), '[]')
        FROM ${formerSlugs} WHERE ${formerSlugs}.department_id = ${departments}.id)`,
    })
    .from(departments);
}

/** Whether only choices narrow it: no words, list or branch. */
export function isWhole({ query, ids, list, promotionGroupId, branchId }: Selection): boolean {
  return [query, ids, list, promotionGroupId, branchId].every((value) => value === undefined);
}

/** The selection by words, list or branch, without the choices. */
export function unchosen({ terms, departments, selection }: Resolved): Resolved {
  const { ids, list, promotionGroupId, branchId, withoutMedicines } = selection;
  const narrowed = Object.entries({ ids, list, promotionGroupId, branchId, withoutMedicines });
  const given = Object.fromEntries(narrowed.filter(([, value]) => value !== undefined));
  return { terms, departments, selection: given };
}

/** `FROM` and `WHERE`. */
export function sourceOf(resolved: Resolved): SQL {
  const { terms, selection } = resolved;
  const conditions = [
    sql`${products.listed}`,
    ...(terms ? [matches(terms)] : []),
    ...choicesOf(resolved),
    selection.ids && oneOf(products.id, selection.ids),
    selection.branchId === undefined ? undefined : isAt(selection.branchId),
    selection.withoutMedicines ? eq(products.drugClass, 'none') : undefined,
    selection.list === 'promotion' ? gt(products.dealPrice, sql`0`) : undefined,
  ];
  return sql`FROM ${products} ${joinsOf(resolved)} WHERE ${and(...conditions)}`;
}

/** `promotion` is every product with a deal; the other lists are curated. */
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

/** Products of running flash sales, in their order; the job of offer windows maintains `active`. */
const runningFlash = sql`(
  SELECT product_id, min(position) AS position FROM flash_sale_items
  JOIN flash_sales ON flash_sales.id = flash_sale_items.sale_id
  WHERE flash_sales.active AND sold < quota GROUP BY product_id
) AS flash`;

/** Conditions of the choices on the products. */
export function choicesOf(resolved: Resolved): (SQL | undefined)[] {
  const { selection } = resolved;
  const { brandIds = [], priceMin, priceMax, ratingMin, onPromotion, inStock } = selection;
  return [
    departmentCondition(resolved),
    brandIds.length === 0 ? undefined : oneOf(products.brandId, brandIds),
    priceMin === undefined ? undefined : gte(products.salePrice, priceMin),
    priceMax === undefined ? undefined : lte(products.salePrice, priceMax),
    ratingMin === undefined ? undefined : gte(products.stars, ratingMin),
    onPromotion ? sql`${products.onPromotion}` : undefined,
    inStock ? sql`${products.inStock}` : undefined,
    ...attributeConditions(selection),
  ];
}

/** Whether a branch has a free piece. */
function isAt(branchId: number): SQL {
  return sql`EXISTS (
    SELECT FROM ${stock}
    WHERE ${stock.productId} = ${products.id} AND ${stock.branchId} = ${branchId}
      AND ${stock.free} > 0
  )`;
}

/** Words by which links name a department, old links too. */
function namesOf({ id, slug, formerSlugs: former }: DepartmentRow): readonly string[] {
  return [slug, String(id), ...former];
}

function departmentCondition({
  selection: { categoryId, departments: wanted = [] },
  departments: all,
}: Resolved): SQL | undefined {
  if (categoryId === undefined && wanted.length === 0) return undefined;
  const fits = all.filter(
    (row) =>
      (categoryId === undefined || row.categoryId === categoryId) &&
      (wanted.length === 0 || namesOf(row).some((name) => wanted.includes(name))),
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

/** Values of one key are ORed, keys are ANDed. */
function attributeConditions({ attributes = [] }: Selection): SQL[] {
  const byKey = Map.groupBy(attributes, keyOf);
  return [...byKey.values()].map((pairs) => arrayOverlaps(products.attributes, pairs));
}
