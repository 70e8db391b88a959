/** Filterable data of a listed product. */
export interface Countable {
  readonly id: number;
  readonly departmentId: number;
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

export interface Column<Value> {
  /** Distinct values, including some no longer in use. */
  readonly values: readonly Value[];
  /** Per product, the index of its value. */
  readonly indexes: readonly number[];
}

/** One column per filterable field, in the same product order. */
export type Products = {
  readonly [Name in Exclude<keyof Countable, 'id'>]: Column<Countable[Name]>;
};

/** Column store by id; counting takes a fifth of the time needed with objects. */
export class ProductColumns {
  readonly columns = {
    departmentId: new GrowingColumn<number>(),
    brandId: new GrowingColumn<number>(),
    salePrice: new GrowingColumn<number>(),
    stars: new GrowingColumn<number>(),
    onPromotion: new GrowingColumn<boolean>(),
    inStock: new GrowingColumn<boolean>(),
    attributes: new GrowingColumn<readonly string[]>((pairs) => JSON.stringify(pairs)),
  } as const satisfies Products;
  readonly #ids: number[] = [];
  readonly #places = new Map<number, number>();

  constructor(products: Iterable<Countable>) {
    for (const product of products) this.put(product);
  }

  put({ id, ...product }: Countable): void {
    const place = this.#places.get(id) ?? this.#ids.length;
    this.#places.set(id, place);
    this.#ids[place] = id;
    this.columns.departmentId.set(place, product.departmentId);
    this.columns.brandId.set(place, product.brandId);
    this.columns.salePrice.set(place, product.salePrice);
    this.columns.stars.set(place, product.stars);
    this.columns.onPromotion.set(place, product.onPromotion);
    this.columns.inStock.set(place, product.inStock);
    this.columns.attributes.set(place, product.attributes);
  }

  /** Moves the last product into the gap. */
  delete(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    for (const column of Object.values(this.columns)) moveLast(column.indexes, place);
    moveLast(this.#ids, place);
    this.#places.delete(id);
    const moved = this.#ids[place];
    if (moved !== undefined) this.#places.set(moved, place);
  }

  /** Existing products among the ids. */
  only(ids: readonly number[]): Products {
    const { columns } = this;
    const places = ids.flatMap((id) => this.#places.get(id) ?? []);
    const part = <Value>({ values, indexes }: Column<Value>): Column<Value> => ({
      values,
      indexes: places.map((place) => indexes[place] ?? 0),
    });
    return {
      departmentId: part(columns.departmentId),
      brandId: part(columns.brandId),
      salePrice: part(columns.salePrice),
      stars: part(columns.stars),
      onPromotion: part(columns.onPromotion),
      inStock: part(columns.inStock),
      attributes: part(columns.attributes),
    };
  }
}

class GrowingColumn<Value> implements Column<Value> {
  readonly values: Value[] = [];
  readonly indexes: number[] = [];
  readonly #known = new Map<unknown, number>();
  readonly #keyOf: (value: Value) => unknown;

  /** @param keyOf map key of a value, if equal values are not identical */
  constructor(keyOf: (value: Value) => unknown = (value) => value) {
    this.#keyOf = keyOf;
  }

  set(place: number, value: Value): void {
    const key = this.#keyOf(value);
    const index = this.#known.get(key) ?? this.values.push(value) - 1;
    this.#known.set(key, index);
    this.indexes[place] = index;
  }
}

function moveLast(numbers: number[], place: number): void {
  const last = numbers.pop();
  if (last !== undefined && place < numbers.length) numbers[place] = last;
}
