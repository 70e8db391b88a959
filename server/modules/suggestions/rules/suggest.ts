import type { Clock } from '../../../core/ports.ts';
import { guidesBegun, type BegunGuide } from '../../care-guides/rules/begun-guides.ts';
import type { CatalogRepo, ProductSummary, Shelf } from '../../catalog/ports.ts';
import type { ContentRepo, ContentSummary } from '../../contents/ports.ts';
import type { Found, NamedBrand, PageOf, ProductSearch } from '../../search/ports.ts';
import { normalize } from '../../search/rules/normalize.ts';
import { readQuery, type QueryReading } from '../../search/rules/read-query.ts';
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
/** Enough to tell which brands and departments the best matches belong to. */
const BEST: PageOf = { sort: 'recommended', limit: 100, offset: 0, uncounted: true };
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
  const rowsOf = (ids: readonly number[]) => world.catalog.productsById(ids, clock.now());

  async function departmentsOf(found: readonly { readonly id: number }[]) {
    if (found.length === 0) return [];
    const shelves = (await world.catalog.categories()).flatMap((category) =>
      category.departments.map((department) => ({ category, department })),
    );
    return found.flatMap(({ id }) => shelves.find(({ department }) => department.id === id) ?? []);
  }

  async function shelvesFor({ ids, total }: Found, text: string) {
    if (total === 0) return { brands: [], departments: [] };
    return suggestedShelves(await search.shelvesOf(ids), total, text);
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
    const reading = await readQuery({ search, rowsOf }, text, {}, BEST);
    const { found: best, price } = reading;
    const said = price?.rest ?? text;
    const complaints = guidesBegun(said).slice(0, MOST.complaints);
    const [words, { brands, departments }, products, articles] = await Promise.all([
      price ? [] : search.complete(text),
      shelvesFor(best, said),
      price?.instead ? [] : rowsOf(best.ids.slice(0, MOST.products)),
      articlesFor(said, complaints),
    ]);
    const shelves = await departmentsOf(departments);
    const names = [
      ...[...brands, ...departments].flatMap(({ name }) => [name.en, name.th]),
      ...complaints.flatMap(({ guide }) => guide.words),
    ].map(normalize);
    const found: Rows = {
      words: words.filter((word) => !names.includes(word)).slice(0, MOST.words),
      complaints,
      brands,
      departments: shelves,
      products,
      articles,
    };
    return { query: queryOf(reading, said), rows: shared(found) };
  };
}

const NOTHING: Rows = {
  ...{ words: [], complaints: [], brands: [], departments: [], products: [], articles: [] },
};

function queryOf({ corrected, didYouMean }: QueryReading, text: string): string {
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
