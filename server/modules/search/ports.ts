import type { ProductList, ProductSort } from '../../../lib/api/contract/catalog.ts';
import type { Shelf } from '../catalog/ports.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';

/** Which products are asked for; everything that is left out means all. */
export interface Selection {
  readonly query?: SearchQuery;
  readonly categoryId?: number;
  /** Ids or slugs. */
  readonly departments?: readonly string[];
  readonly brandIds?: readonly number[];
  readonly ids?: readonly number[];
  readonly list?: ProductList;
  readonly promotionGroupId?: number;
  readonly priceMin?: Satang;
  readonly priceMax?: Satang;
  /** Stars, at least, on average. */
  readonly ratingMin?: number;
  readonly onPromotion?: boolean;
  readonly inStock?: boolean;
  readonly withoutMedicines?: true;
  /** What can be taken from the shelves of this branch. */
  readonly branchId?: number;
  /** `key:value` pairs: values of one key widen, different keys narrow. */
  readonly attributes?: readonly string[];
}

export interface SearchQuery {
  /** As the shopper typed it. */
  readonly text: string;
  /** Whether the last word may be the beginning of a longer one, as suggestions want it. */
  readonly begun: boolean;
}

export interface PageOf {
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
}

export interface Found {
  /** Of the page, best first. */
  readonly ids: readonly number[];
  /** Of all pages. */
  readonly total: number;
}

export interface NamedCount {
  readonly id: number;
  readonly name: Names;
  readonly count: number;
}

/** How many products each further choice would show (`facetsSchema` says how they are counted). */
export interface ProductFacets {
  readonly categories: readonly NamedCount[];
  readonly departments: readonly (NamedCount & {
    readonly slug: string;
    readonly categoryId: number;
  })[];
  readonly brands: readonly NamedCount[];
  readonly prices: readonly PriceBand[];
  readonly ratings: readonly { readonly min: number; readonly count: number }[];
  readonly promotion: number;
  readonly inStock: number;
  readonly attributes: readonly AttributeFacet[];
}

export interface PriceBand {
  readonly min: Satang;
  /** Still within the band; null for the open one. */
  readonly max: Satang | null;
  readonly count: number;
}

export interface AttributeFacet {
  readonly key: string;
  readonly name: Names;
  readonly values: readonly {
    readonly value: string;
    readonly name: Names;
    readonly count: number;
  }[];
}

/**
 * Finding products. PostgreSQL does it (`repo.ts`); a search engine could, and would bring its own
 * reading of queries.
 */
export interface ProductSearch {
  find(selection: Selection, page: PageOf): Promise<Found>;
  facets(selection: Selection): Promise<ProductFacets>;
  /**
   * Another wording of a query: typed in the other keyboard layout, spelt right, or without its unknown words;
   * where nothing was found, also without one of several known ones. Undefined where no such wording finds any.
   */
  correct(text: string, nothingFound: boolean): Promise<Wording | undefined>;
  /** Ids of products whose item code or registration number the text is, however it is spaced and punctuated. */
  identify(text: string): Promise<readonly number[]>;
  /** Departments near to text for which there is nothing, the nearest first; none where nothing is like it. */
  near(text: string): Promise<readonly Shelf[]>;
}

/** Another way to say a query. */
export interface Wording {
  readonly text: string;
  /** Words of the query that it goes without. */
  readonly leftOut: readonly string[];
  /** Whether it may find medicines: a correction leads into them only from a medicine's own name. */
  readonly medicines: boolean;
}

export interface DictionaryEntry {
  /** How many products have the word. */
  readonly products: number;
  /** What else it stands for. */
  readonly means: readonly string[];
}

export interface SimilarWord {
  readonly word: string;
  readonly products: number;
}

/** The vocabulary of the catalogue and its synonyms. */
export interface Dictionary {
  /** Those of the words that are known. */
  lookUp(words: readonly string[]): Promise<ReadonlyMap<string, DictionaryEntry>>;
  /** For each of these beginnings that any word has: those words, or what they stand for, the commonest first. */
  completions(beginnings: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  similar(word: string): Promise<readonly SimilarWord[]>;
  /** Those of the words that departments or categories are called by. */
  shelves(words: readonly string[]): Promise<ReadonlySet<string>>;
}
