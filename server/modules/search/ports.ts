import type { ProductList, ProductSort } from '../../../lib/catalog/contract.ts';
import type { SearchChoiceKind } from '../../../lib/search/contract.ts';
import type { Shelf } from '../catalog/ports.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';

/** Query of a product list; absent fields do not restrict it. */
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
  /** Minimum average stars. */
  readonly ratingMin?: number;
  readonly onPromotion?: boolean;
  readonly inStock?: boolean;
  readonly withoutMedicines?: true;
  /** Only products in stock at this branch. */
  readonly branchId?: number;
  /** `key:value` pairs: values of one key are ORed, keys are ANDed. */
  readonly attributes?: readonly string[];
}

export interface SearchQuery {
  /** Text typed by the shopper. */
  readonly text: string;
  /** Whether the last word is incomplete, as for suggestions. */
  readonly begun: boolean;
}

export interface PageOf {
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
  /** The total is then that of the page: counting all matches of a common word takes longer than finding the best. */
  readonly uncounted?: true;
}

export interface Found {
  /** Ids of the page, best first. */
  readonly ids: readonly number[];
  /** Total over all pages. */
  readonly total: number;
}

export interface NamedCount {
  readonly id: number;
  readonly name: Names;
  readonly count: number;
}

/** Product counts per further choice (`facetsSchema` defines the counting). */
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
  /** Inclusive; null for the open band. */
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
 * Product search. Implemented by PostgreSQL (`repo.ts`); a search engine could replace it, with its own query
 * parsing.
 */
export interface ProductSearch {
  find(selection: Selection, page: PageOf): Promise<Found>;
  facets(selection: Selection): Promise<ProductFacets>;
  /** Brands and departments of these products, with their numbers. */
  shelvesOf(ids: readonly number[]): Promise<Pick<ProductFacets, 'brands' | 'departments'>>;
  /**
   * Rewording of a query: from the other keyboard layout, spell-checked, or without unknown words; without results,
   * also without one of several known words. Undefined if no rewording finds anything.
   */
  correct(text: string, nothingFound: boolean): Promise<Wording | undefined>;
  /** Ids of products whose item code, barcode or registration number equals the text, ignoring spacing and punctuation. */
  identify(text: string): Promise<readonly number[]>;
  /**
   * Whether a choice of the product says something about the words: they find it, it is no medicine, and none of them is a
   * medical term.
   */
  teaches(text: string, productId: number): Promise<boolean>;
  near(text: string): Promise<Near>;
  /** Queries with results that a typed beginning may become, most common first. */
  complete(text: string): Promise<readonly string[]>;
}

/** Related to a query without results, nearest first; may be empty. */
export interface Near {
  readonly shelves: readonly Shelf[];
  /** With a similar name. */
  readonly brands: readonly NamedBrand[];
}

export interface NamedBrand {
  readonly id: number;
  readonly name: Names;
}

/** A rewording of a query. */
export interface Wording {
  readonly text: string;
  /** Words dropped from the query. */
  readonly leftOut: readonly string[];
  /** Whether it may find medicines: a correction reaches them only from a medicine's own name. */
  readonly medicines: boolean;
}

export interface DictionaryEntry {
  /** Number of products with the word. */
  readonly products: number;
  /** Synonyms. */
  readonly means: readonly string[];
  /** Names an article or a brand that the shop does not sell. */
  readonly unsold: boolean;
}

export interface SimilarWord {
  readonly word: string;
  readonly products: number;
}

/** Vocabulary and synonyms of the catalogue. */
export interface Dictionary {
  lookUp(words: readonly string[]): Promise<ReadonlyMap<string, DictionaryEntry>>;
  /** For each prefix in the vocabulary: its words, or their synonyms, most common first. */
  completions(beginnings: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  similar(word: string): Promise<readonly SimilarWord[]>;
  /** Filters the words for names of departments or categories. */
  shelves(words: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface SearchChoiceRepo {
  /** Counts a visit on the day, as `2026-11-30`. */
  count(choice: {
    readonly query: string;
    readonly productId: number;
    readonly kind: SearchChoiceKind;
    readonly day: string;
  }): Promise<void>;
  forgetBefore(day: string): Promise<void>;
}
