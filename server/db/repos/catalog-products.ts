import { and, asc, eq, gt, gte, inArray, like, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type {
  ProductFilter,
  ProductIndexEntry,
  ProductSummary,
} from '../../domain/catalog/ports.ts';
import { selectRows, type Database } from '../client.ts';
import { departments, productLists, products, stock } from '../schema/catalog.ts';
import { selectSummaries, WAREHOUSE } from './catalog-rows.ts';

interface IdPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/**
 * A page is found in three steps, each answered from an index: which departments are meant, which ids the page
 * holds and how many there are, and then those few rows with what a tile shows.
 */
export async function selectProducts(
  db: Database,
  filter: ProductFilter,
): Promise<{ rows: readonly ProductSummary[]; total: number }> {
  const departmentIds = await departmentsOf(db, filter);
  if (departmentIds?.length === 0) return { rows: [], total: 0 };
  const from = sql`FROM ${products} ${joinOf(filter)} WHERE ${and(...conditionsOf(filter, departmentIds))}`;
  const { ids, total } = await (filter.words ? collect : walk)(db, filter, from);
  return { rows: await selectSummaries(db, ids), total };
}

/** Walks an index in the order of the page and stops at its end; the count is another walk. */
async function walk(db: Database, filter: ProductFilter, from: SQL): Promise<IdPage> {
  const [rows, total] = await Promise.all([
    selectRows<{ id: number }>(db, sql`SELECT ${products.id} AS id ${from} ${orderedPage(filter)}`),
    countOf(db, from),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** What was searched for must be looked at as a whole, so it is counted on the way. */
async function collect(db: Database, filter: ProductFilter, from: SQL): Promise<IdPage> {
  const rows = await selectRows<{ id: number; total: string | number }>(
    db,
    sql`SELECT ${products.id} AS id, count(*) OVER () AS total ${from} ${orderedPage(filter)}`,
  );
  const [first] = rows;
  const pastTheEnd = !first && filter.offset > 0;
  const total = pastTheEnd ? await countOf(db, from) : Number(first?.total ?? 0);
  return { ids: rows.map(({ id }) => id), total };
}

async function countOf(db: Database, from: SQL): Promise<number> {
  const [row] = await selectRows<{ total: string | number }>(
    db,
    sql`SELECT count(*) AS total ${from}`,
  );
  return Number(row?.total ?? 0);
}

function orderedPage(filter: ProductFilter): SQL {
  return sql`ORDER BY ${orderOf(filter)} LIMIT ${filter.limit} OFFSET ${filter.offset}`;
}

export async function selectRelated(
  db: Database,
  id: number,
  limit: number,
): Promise<readonly ProductSummary[] | undefined> {
  const [product] = await db
    .select({ departmentId: products.departmentId })
    .from(products)
    .where(and(eq(products.id, id), products.listed));
  if (!product) return undefined;
  const others = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(products.listed, eq(products.departmentId, product.departmentId), ne(products.id, id)),
    )
    .orderBy(byRank, asc(products.id))
    .limit(limit);
  return selectSummaries(
    db,
    others.map((other) => other.id),
  );
}

export async function selectIndex(
  db: Database,
  after: number,
  limit: number,
): Promise<readonly ProductIndexEntry[]> {
  return db
    .select({
      id: products.id,
      name: { en: products.nameEn, th: products.nameTh },
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(products.listed, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export async function countListed(db: Database): Promise<number> {
  return db.$count(products, eq(products.listed, true));
}

/** Undefined when every department will do. */
async function departmentsOf(
  db: Database,
  { categoryId, department }: ProductFilter,
): Promise<readonly number[] | undefined> {
  if (categoryId === undefined && department === undefined) return undefined;
  const isId = department !== undefined && /^\d{1,9}$/.test(department);
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        categoryId === undefined ? undefined : eq(departments.categoryId, categoryId),
        department === undefined
          ? undefined
          : or(
              eq(departments.slug, department),
              isId ? eq(departments.id, Number(department)) : undefined,
            ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** `promotion` is every product with a deal; the other lists are picked by hand. */
function joinOf({ list }: ProductFilter): SQL {
  if (list === undefined || list === 'promotion') return sql``;
  return sql`JOIN ${productLists} ON ${productLists.productId} = ${products.id} AND ${productLists.list} = ${list}`;
}

function conditionsOf(
  filter: ProductFilter,
  departmentIds: readonly number[] | undefined,
): (SQL | undefined)[] {
  const { brandId, priceMin, priceMax, words = [] } = filter;
  return [
    sql`${products.listed}`,
    departmentIds && inArray(products.departmentId, [...departmentIds]),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    filter.list === 'promotion' ? gt(products.dealPrice, sql`0`) : undefined,
    priceMin === undefined ? undefined : gte(products.salePrice, priceMin),
    priceMax === undefined ? undefined : lte(products.salePrice, priceMax),
    filter.inStock ? inStock : undefined,
    ...words.map((word) => like(products.searchText, `%${escapeLike(word)}%`)),
  ];
}

const inStock = sql`EXISTS (
  SELECT 1 FROM ${stock} WHERE ${stock.productId} = ${products.id}
  AND ${stock.branchId} = ${WAREHOUSE} AND ${stock.onHand} > ${stock.reserved}
)`;

/** As the indexes are written; without it they could not give the order. */
const byRank = sql`${products.rank} DESC NULLS LAST`;

function orderOf({ sort, list, words }: ProductFilter): SQL {
  switch (sort) {
    case 'newest':
      return sql`${products.createdAt} DESC NULLS LAST, ${products.id}`;
    case 'price-asc':
      return sql`${products.salePrice}, ${products.id}`;
    case 'price-desc':
      return sql`${products.salePrice} DESC, ${products.id} DESC`;
    case 'rating':
      return sql`${products.ratingScore} DESC NULLS LAST, ${products.id}`;
    case 'recommended':
      if (words) return sql`${beginsWith(words)} DESC, ${byRank}, ${products.id}`;
      if (list && list !== 'promotion') return sql`${productLists.position}, ${products.id}`;
      return sql`${byRank}, ${products.id}`;
  }
}

/** Names stand at the beginnings of lines (`toSearchText`). */
function beginsWith(words: readonly string[]): SQL {
  const start = `${escapeLike(words.join(' '))}%`;
  return sql`(${products.searchText} LIKE ${start} OR ${products.searchText} LIKE ${`%\n${start}`})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
