import type { Clock } from '../../../core/ports.ts';
import { guidesBegun, type BegunGuide } from '../../care-guides/rules/begun-guides.ts';
import type { CatalogRepo, ProductSummary, Shelf } from '../../catalog/ports.ts';
import type { ContentRepo, ContentSummary } from '../../contents/ports.ts';
import type { NamedBrand, ProductSearch } from '../../search/ports.ts';
import { createListProducts, type ProductList } from '../../search/rules/list-products.ts';
import { normalize } from '../../search/rules/normalize.ts';
import { piecesOf } from '../../search/rules/words.ts';
import { shareRows } from './share-rows.ts';
import { suggestedShelves } from './suggested-shelves.ts';

/** Found by kind, in the order of the list. */
interface Rows {
  readonly words: readonly string[];
  readonly complaints: readonly BegunGuide[];
  readonly brands: readonly NamedBrand[];
  readonly departments: readonly Shelf[];
  readonly products: readonly ProductSummary[];
  readonly articles: readonly ContentSummary[];
}

export interface Suggested {
  /** The query that the products match. */
  readonly query: string;
  readonly rows: Rows;
}

export type Suggest = (text: string) => Promise<Suggested>;

/** Limits by kind; products fill what the others leave. */
const MOST = { words: 3, complaints: 2, articles: 2, products: 10 };
/** Shorter words are in too many titles. */
const WORD = 3;

/** Suggestions while a search is typed: few of each kind, so that all kinds have their place. */
export function createSuggest(world: {
  readonly catalog: Pick<CatalogRepo, 'productsById' | 'categories'>;
  readonly search: ProductSearch;
  readonly contents: Pick<ContentRepo, 'titled' | 'bySlug'>;
  readonly clock: Clock;
}): Suggest {
  const { search, contents, clock } = world;
  const listProducts = createListProducts(world);
  const first = { sort: 'recommended', page: 1, perPage: MOST.products, facets: true } as const;

  async function departmentsOf(found: readonly { readonly id: number }[]) {
    if (found.length === 0) return [];
    const shelves = (await world.catalog.categories()).flatMap((category) =>
      category.departments.map((department) => ({ category, department })),
    );
    return found.flatMap(({ id }) => shelves.find(({ department }) => department.id === id) ?? []);
  }

  /** Articles of the complaints first, then those with the words in their title. */
  async function articlesFor(text: string, complaints: readonly BegunGuide[]) {
    const words = piecesOf(normalize(text)).map((piece) => piece.text);
    const isSaid = words.length > 0 && words.every((word) => word.length >= WORD);
    const slugs = complaints.flatMap(({ guide }) => guide.article ?? []);
    const [ofGuides, titled] = await Promise.all([
      Promise.all(slugs.map((slug) => contents.bySlug('article', slug, clock.now()))),
      isSaid ? contents.titled(words, MOST.articles, clock.now()) : [],
    ]);
    const all = [...ofGuides.filter((one) => one !== undefined), ...titled];
    return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, MOST.articles);
  }

  return async (text) => {
    if (normalize(text) === '') return { query: text, rows: NOTHING };
    const list = await listProducts({ ...first, query: text });
    const said = list.price?.rest ?? text;
    const complaints = guidesBegun(said).slice(0, MOST.complaints);
    const { brands, departments } = shelvesOf(list, said);
    const [words, shelves, articles] = await Promise.all([
      list.price ? [] : search.complete(text),
      departmentsOf(departments),
      articlesFor(said, complaints),
    ]);
    const names = [
      ...[...brands, ...departments].flatMap(({ name }) => [name.en, name.th]),
      ...complaints.flatMap(({ guide }) => guide.words),
    ].map(normalize);
    const found: Rows = {
      words: words.filter((word) => !names.includes(word)).slice(0, MOST.words),
      complaints,
      brands,
      departments: shelves,
      products: list.price?.instead ? [] : list.rows,
      articles,
    };
    return { query: queryOf(list, said), rows: shared(found) };
  };
}

const NOTHING: Rows = {
  ...{ words: [], complaints: [], brands: [], departments: [], products: [], articles: [] },
};

function shelvesOf({ facets, total }: ProductList, text: string) {
  return facets && total > 0
    ? suggestedShelves(facets, total, text)
    : { brands: [], departments: [] };
}

function queryOf({ corrected, didYouMean }: ProductList, text: string): string {
  return corrected ? (didYouMean ?? text) : text;
}

function shared(found: Rows): Rows {
  const { words, complaints, brands, departments, products, articles } = found;
  const shares = shareRows(
    {
      words: words.length,
      complaints: complaints.length,
      brands: brands.length,
      departments: departments.length,
      products: products.length,
      articles: articles.length,
    },
    'products',
  );
  return {
    words: words.slice(0, shares.words),
    complaints: complaints.slice(0, shares.complaints),
    brands: brands.slice(0, shares.brands),
    departments: departments.slice(0, shares.departments),
    products: products.slice(0, shares.products),
    articles: articles.slice(0, shares.articles),
  };
}
