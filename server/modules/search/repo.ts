import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { completionsOf } from './rules/completions.ts';
import { wordingsOf } from './rules/correct.ts';
import { identifierOf, type Identifier } from './rules/identifier.ts';
import { brandsNear } from './rules/near-brands.ts';
import { shelvesNear } from './rules/near-shelves.ts';
import type { Dictionary, Found, NamedBrand, PageOf, ProductSearch, Selection } from './ports.ts';
import { classesOf } from './rules/search-text.ts';
import { understand } from './rules/understand.ts';
import { selectRows, type Database } from '../../db/client.ts';
import {
  foldedRegistration,
  productBarcodes,
  productLists,
  products,
} from '../../db/schema/catalog.ts';
import { promotionGroupProducts } from '../../db/schema/offers.ts';
import { selectCategories } from '../catalog/tree-repo.ts';
import { createCountables } from './countables.ts';
import { countSelected } from './counted.ts';
import { countFacets, countShelves } from './facets.ts';
import { createDictionary } from './dictionary.ts';
import { selectFacetNames } from './facet-names.ts';
import type { ProductColumns } from './rules/product-columns.ts';
import { choicesOf, isWhole, selectDepartments, sourceOf, type Resolved } from './selection.ts';
import { areKnown, onlyPage, relevance, selectByWords, selectFirstPage } from './spelling.ts';

/** Searches in PostgreSQL: words in `search_documents`, other filters by the indexes of `products`. */
export function createProductSearch(db: Database): ProductSearch {
  const dictionary = createDictionary(db);
  const countables = createCountables(db);
  const find = async (selection: Selection, page: PageOf) => {
    const resolved = await resolve(db, dictionary, selection);
    const hopeless = resolved.terms !== undefined && !areKnown(resolved.terms);
    return hopeless ? NOTHING : selectPage(db, countables, resolved, page);
  };
  return {
    find,
    facets: async (selection) =>
      countFacets(db, countables, await resolve(db, dictionary, selection)),
    shelvesOf: (ids) => countShelves(db, countables, ids),
    correct: async (text, nothingFound) => {
      for await (const wording of wordingsOf(text, dictionary, nothingFound)) {
        const query = { text: wording.text, begun: true };
        const { total } = await find({ query, ...classesOf(wording) }, ONE);
        if (total > 0) return wording;
      }
      return undefined;
    },
    identify: (text) => selectIdentified(db, identifierOf(text)),
    complete: async (text) => {
      const texts = (await completionsOf(text, dictionary)).slice(0, COMPLETIONS);
      const found = await Promise.all(
        texts.map((one) => find({ query: { text: one, begun: false } }, ONE)),
      );
      return texts.filter((_, at) => (found[at]?.total ?? 0) > 0);
    },
    teaches: async (text, productId) => {
      const terms = await understand(text, dictionary);
      if (!areKnown(terms) || terms.some(({ medical }) => medical)) return false;
      const query = { text, begun: false };
      const alone = { query, ids: [productId], withoutMedicines: true } as const;
      return (await find(alone, ONE)).total > 0;
    },
    near: async (text) => {
      const [tree, { brands }] = await Promise.all([selectCategories(db), selectFacetNames(db)]);
      const [shelves, alike] = await Promise.all([
        shelvesNear(text, dictionary, tree),
        brandsNear(text, dictionary, brands),
      ]);
      return { shelves, brands: await onlySold(db, alike) };
    },
  };
}

async function onlySold(db: Database, brands: readonly NamedBrand[]) {
  if (brands.length === 0) return brands;
  const ids = brands.map(({ id }) => id);
  const rows = await db
    .selectDistinct({ id: products.brandId })
    .from(products)
    .where(and(products.listed, inArray(products.brandId, ids)));
  return brands.filter(({ id }) => rows.some((row) => row.id === id));
}

async function selectIdentified(
  db: Database,
  identifier: Identifier | undefined,
): Promise<readonly number[]> {
  if (identifier === undefined) return [];
  const { code, gtin = null } = identifier;
  const rows = await selectRows<{ id: number }>(
    db,
    sql`
      SELECT ${products.id} AS id FROM ${products}
      WHERE ${products.listed}
        AND (${products.itemCode} = ${code} OR ${foldedRegistration} = ${code} OR ${products.id} =
          (SELECT ${productBarcodes.productId} FROM ${productBarcodes} WHERE ${productBarcodes.gtin} = ${gtin}))
      ORDER BY ${byPlace}`,
  );
  return rows.map(({ id }) => id);
}

/** Each is searched for. */
const COMPLETIONS = 4;
const NOTHING: Found = { ids: [], total: 0 };
const ONE: PageOf = { sort: 'recommended', limit: 1, offset: 0, uncounted: true };

async function resolve(
  db: Database,
  dictionary: Dictionary,
  selection: Selection,
): Promise<Resolved> {
  const { query, categoryId, departments = [] } = selection;
  const [terms, rows] = await Promise.all([
    query && understand(query.text, dictionary, query.begun),
    categoryId !== undefined || departments.length > 0 ? selectDepartments(db) : [],
  ]);
  return { selection, terms, departments: rows };
}

async function selectPage(
  db: Database,
  countables: () => Promise<ProductColumns>,
  resolved: Resolved,
  page: PageOf,
): Promise<Found> {
  const { terms, selection } = resolved;
  if (terms && page.sort === 'recommended' && asksForWordsAlone(selection))
    return selectByWords(db, { terms, ...selection }, page);
  if (page.uncounted) return onlyPage(await selectIds(db, resolved, page));
  // The page walks an index in order with a limit; counting in the same query would walk all of it.
  const [ids, total] = await Promise.all([
    selectIds(db, resolved, page),
    countSelected(db, countables, resolved),
  ]);
  return { ids, total };
}

async function selectIds(
  db: Database,
  resolved: Resolved,
  page: PageOf,
): Promise<readonly number[]> {
  const { terms, selection } = resolved;
  const { query: _, ...others } = selection;
  if (terms && page.sort === 'recommended' && page.offset === 0 && isWhole(others))
    return selectFirstPage(db, { terms, ...selection }, page, and(...choicesOf(resolved)));
  const rows = await selectRows<{ id: number }>(
    db,
    sql`
      SELECT ${products.id} AS id ${sourceOf(resolved)}
      ORDER BY ${orderOf(resolved, page)} ${sliceOf(page)}`,
  );
  return rows.map((row) => row.id);
}

function asksForWordsAlone(selection: Selection): boolean {
  const asked = Object.entries<unknown>({ ...selection })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  return (
    asked.includes('query') &&
    asked.every((name) => name === 'query' || name === 'withoutMedicines')
  );
}

function sliceOf({ limit, offset }: PageOf): SQL {
  return sql`LIMIT ${limit} OFFSET ${offset}`;
}

/** Must match the index definition, or the index cannot provide the order. */
const byPlace = sql`${products.place} DESC NULLS LAST, ${products.id}`;

function orderOf({ terms, selection }: Resolved, { sort }: PageOf): SQL {
  switch (sort) {
    case 'bestseller':
      return sql`${products.sales} DESC NULLS LAST, ${products.id}`;
    case 'discount':
      return sql`${products.saving} DESC NULLS LAST, ${products.id}`;
    case 'newest':
      return sql`${products.createdAt} DESC NULLS LAST, ${products.id}`;
    case 'price-asc':
      return sql`${products.salePrice}, ${products.id}`;
    case 'price-desc':
      return sql`${products.salePrice} DESC, ${products.id} DESC`;
    case 'rating':
      return sql`${products.ratingScore} DESC NULLS LAST, ${products.id}`;
    case 'recommended':
      return terms ? sql`${relevance(terms)}, ${byPlace}` : orderOfList(selection);
  }
}

function orderOfList({ ids, list, promotionGroupId }: Selection): SQL {
  if (ids) return sql`array_position(${`{${ids.join(',')}}`}::int[], ${products.id})`;
  if (promotionGroupId !== undefined)
    return sql`${products.inStock} DESC, ${promotionGroupProducts.position}, ${products.id}`;
  if (list === 'flashsale') return sql`${products.inStock} DESC, flash.position, ${products.id}`;
  if (list && list !== 'promotion')
    return sql`${products.inStock} DESC, ${productLists.position}, ${products.id}`;
  return byPlace;
}
