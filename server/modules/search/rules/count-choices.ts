import type { Column, Products } from './product-columns.ts';

export interface Choice {
  /** Facet whose counts ignore this choice; `out` if none does. */
  readonly facet: Facet | 'out';
  readonly fitsOf: (products: Products) => Fits;
}

/** Per product, the index of its value, and which values fit. */
interface Fits {
  readonly indexes: readonly number[];
  readonly fits: readonly boolean[];
}

export type Facet =
  | 'category'
  | 'departments'
  | 'brands'
  | 'price'
  | 'rating'
  | `attribute:${string}`;

export type Counts<Value = number> = ReadonlyMap<Value, number>;

export interface ChoiceCounts {
  /** Department counts for the facet of categories. */
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

/** Evaluates each distinct value once, however many products have it. */
export function choice<Name extends keyof Products>(
  facet: Choice['facet'],
  name: Name,
  fits: (value: Products[Name]['values'][number]) => boolean,
): Choice {
  return {
    facet,
    fitsOf: ({ [name]: { values, indexes } }) => ({ indexes, fits: values.map(fits) }),
  };
}

/**
 * Counts per further choice. A product that fits all choices counts in every facet; one excluded by a single choice
 * counts in the facet of that choice (`docs/product/browse.md`).
 * @param bands lower bounds of the price bands in satang, ascending from 0
 */
export function countChoices(
  products: Products,
  choices: readonly Choice[],
  bands: readonly number[],
): ChoiceCounts {
  const verdicts = judge(products, choices);
  const countsOf = <Value>(column: Column<Value>, facet?: Facet) =>
    countValues(column, verdicts, choices.findIndex((made) => made.facet === facet) + 1);
  const prices = countsOf(products.salePrice, 'price');
  return {
    category: countsOf(products.departmentId, 'category'),
    departments: countsOf(products.departmentId, 'departments'),
    brands: countsOf(products.brandId, 'brands'),
    price: sumBy(prices, (price) => [bandOf(price, bands)]),
    rating: countsOf(products.stars, 'rating'),
    attributes: countPairs(products, verdicts, choices),
    promotion: countsOf(products.onPromotion).get(true) ?? 0,
    inStock: countsOf(products.inStock).get(true) ?? 0,
  };
}

/** Per product: `FITS`, the number of the only choice that excludes it, from 1, or `RULED_OUT` by several. */
type Verdicts = Uint16Array;
const FITS = 0;
const RULED_OUT = 0xffff;

function judge(products: Products, choices: readonly Choice[]): Verdicts {
  const verdicts = new Uint16Array(products.inStock.indexes.length);
  for (const [index, { fitsOf }] of choices.entries()) {
    const { indexes, fits } = fitsOf(products);
    // Index loops here and below: iterators are three times slower.
    for (let place = 0; place < verdicts.length; place += 1) {
      if (fits[indexes[place] ?? 0] === true) continue;
      verdicts[place] = verdicts[place] === FITS ? index + 1 : RULED_OUT;
    }
  }
  return verdicts;
}

export function countFitting(products: Products, choices: readonly Choice[]): number {
  const counts = countValues(products.inStock, judge(products, choices), FITS);
  return counts.values().reduce((sum, n) => sum + n, 0);
}

/** Counts products that fit all choices, and those excluded by the choice with this number alone. */
function countValues<Value>(
  { values, indexes }: Column<Value>,
  verdicts: Verdicts,
  choiceNumber: number,
): Counts<Value> {
  const counts = new Uint32Array(values.length);
  for (let place = 0; place < verdicts.length; place += 1) {
    const verdict = verdicts[place];
    if (verdict !== FITS && verdict !== choiceNumber) continue;
    const index = indexes[place] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return new Map(values.map((value, index) => [value, counts[index] ?? 0]));
}

function countPairs(
  { attributes }: Products,
  verdicts: Verdicts,
  choices: readonly Choice[],
): Counts<string> {
  const countsOf = (choiceNumber: number) =>
    sumBy(countValues(attributes, verdicts, choiceNumber), (pairs) => pairs);
  const ofChosenKeys = choices.flatMap(({ facet }, index) =>
    facet.startsWith('attribute:')
      ? [...countsOf(index + 1)].filter(([pair]) => facet === `attribute:${keyOf(pair)}`)
      : [],
  );
  return new Map([...countsOf(FITS), ...ofChosenKeys]);
}

function sumBy<Value, Kind>(
  counts: Counts<Value>,
  kindsOf: (value: Value) => readonly Kind[],
): Counts<Kind> {
  const sums = new Map<Kind, number>();
  for (const [value, n] of counts) {
    if (n > 0) for (const kind of kindsOf(value)) sums.set(kind, (sums.get(kind) ?? 0) + n);
  }
  return sums;
}

function bandOf(satang: number, bands: readonly number[]): number {
  let band = 0;
  while (band < bands.length && (bands[band] ?? 0) <= satang) band += 1;
  return band;
}

/** Key of a `key:value` pair. */
export function keyOf(pair: string): string {
  return pair.slice(0, pair.indexOf(':'));
}
