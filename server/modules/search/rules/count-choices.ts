/** Of a listed product, what lists are narrowed by. */
export interface Countable {
  readonly id: number;
  readonly departmentId: number;
  readonly categoryId: number;
  readonly brandId: number;
  /** Satang. */
  readonly salePrice: number;
  /** Whole stars, 0 without a review. */
  readonly stars: number;
  readonly onPromotion: boolean;
  readonly inStock: boolean;
  /** `key:value` pairs. */
  readonly attributes: readonly string[];
}

/** Something that a shopper chose. */
export interface Choice {
  /** Counts what would be shown without this choice; `out` where no facet does. */
  readonly facet: Facet | 'out';
  readonly fits: (product: Countable) => boolean;
}

export type Facet =
  | 'category'
  | 'departments'
  | 'brands'
  | 'price'
  | 'rating'
  | `attribute:${string}`;

/** How often each value occurs. */
export type Counts<Value = number> = ReadonlyMap<Value, number>;

export interface ChoiceCounts {
  /** Of departments, for the facet of categories. */
  readonly category: Counts;
  readonly departments: Counts;
  readonly brands: Counts;
  /** By number of the band, from 1. */
  readonly price: Counts;
  readonly rating: Counts;
  readonly attributes: Counts<string>;
  readonly promotion: number;
  readonly inStock: number;
}

/**
 * How many products each further choice would show, in one pass: a product that all choices fit counts for every facet,
 * one that a single choice rules out for the facet of that choice (`docs/product/browse.md`).
 * @param bands Lowest prices of the bands, in satang, rising from 0.
 */
export function countChoices(
  products: Iterable<Countable>,
  choices: readonly Choice[],
  bands: readonly number[],
): ChoiceCounts {
  const facets = {
    category: tally((product) => product.departmentId),
    departments: tally((product) => product.departmentId),
    brands: tally((product) => product.brandId),
    price: tally((product) => bandOf(product.salePrice, bands)),
    rating: tally((product) => product.stars),
  };
  const attributes = new Map<string, number>();
  const addPair = (pair: string) => attributes.set(pair, (attributes.get(pair) ?? 0) + 1);
  let promotion = 0;
  let inStock = 0;

  function addToAll(product: Countable): void {
    facets.category.add(product);
    facets.departments.add(product);
    facets.brands.add(product);
    facets.price.add(product);
    facets.rating.add(product);
    for (const pair of product.attributes) addPair(pair);
    promotion += Number(product.onPromotion);
    inStock += Number(product.inStock);
  }

  function addTo(facet: Facet, product: Countable): void {
    if (facet in facets) facets[facet as keyof typeof facets].add(product);
    else
      for (const pair of product.attributes)
        if (facet === `attribute:${keyOf(pair)}`) addPair(pair);
  }

  for (const product of products) {
    const facet = ruledOutBy(product, choices);
    if (facet === undefined) addToAll(product);
    else if (facet !== 'out') addTo(facet, product);
  }
  return {
    category: facets.category.counts(),
    departments: facets.departments.counts(),
    brands: facets.brands.counts(),
    price: facets.price.counts(),
    rating: facets.rating.counts(),
    ...{ attributes, promotion, inStock },
  };
}

/** The facet whose choice alone rules the product out; `out` where several do, nothing where it fits them all. */
function ruledOutBy(product: Countable, choices: readonly Choice[]): Facet | 'out' | undefined {
  let facet: Facet | undefined;
  for (const choice of choices) {
    if (choice.fits(product)) continue;
    if (facet !== undefined || choice.facet === 'out') return 'out';
    ({ facet } = choice);
  }
  return facet;
}

function bandOf(satang: number, bands: readonly number[]): number {
  let band = 0;
  while (band < bands.length && (bands[band] ?? 0) <= satang) band += 1;
  return band;
}

/** Of a `key:value` pair. */
export function keyOf(pair: string): string {
  return pair.slice(0, pair.indexOf(':'));
}

/** Counts of small numbers: an array takes a fifth of the time of a map. */
function tally(valueOf: (product: Countable) => number) {
  const seen: number[] = [];
  const add = (product: Countable) => {
    const value = valueOf(product);
    seen[value] = (seen[value] ?? 0) + 1;
  };
  const counts = (): Counts => new Map(seen.flatMap((n, value) => (n > 0 ? [[value, n]] : [])));
  return { add, counts };
}
