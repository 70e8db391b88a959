import type { ProductSort } from '../../../lib/products/contract-values.ts';
import type { PlacedRows, PlaceInList } from '../../core/place-in-list.ts';
import type { Names } from '../../core/names.ts';
import type { AttributeChoice, OfficeProduct, PartName, ProductFilter } from './ports.ts';

/** All that is written of a product. */
export type WholeProduct = Pick<OfficeProduct, PartName | 'state'>;

/** A brand with its code, a department with its slug. */
export interface ShelfName {
  readonly id: number;
  readonly code: string;
  readonly name: Names;
}

export interface ShelfNames {
  readonly brands: readonly ShelfName[];
  readonly departments: readonly ShelfName[];
}

/** Products that are written by the hundreds. */
export interface ManyProductsRepo {
  /** By ascending id; locked until the transaction ends. */
  lock(ids: readonly number[]): Promise<readonly OfficeProduct[]>;
  byCodes(itemCodes: readonly string[]): Promise<readonly OfficeProduct[]>;
  /** The product of each barcode, by its 14 digits. */
  holders(gtins: readonly string[]): Promise<ReadonlyMap<string, number>>;
  shelves(): Promise<ShelfNames>;
  attributes(): Promise<readonly AttributeChoice[]>;
  /** The same; none of them is deleted until the transaction ends. */
  holdAttributes(): Promise<readonly AttributeChoice[]>;
  /** Shelves that exist, which stay until the transaction ends. */
  keepShelves(
    brandIds: readonly number[],
    departmentIds: readonly number[],
  ): Promise<{ readonly brands: ReadonlySet<number>; readonly departments: ReadonlySet<number> }>;
  /** Products of the office's list at a place, in its order. */
  listed(
    filter: ProductFilter,
    sort: ProductSort,
    place: PlaceInList,
  ): Promise<PlacedRows<OfficeProduct>>;
  /** Ids by item code; products whose code is taken are left out. Barcodes come by `changeBarcodes`. */
  add(products: readonly WholeProduct[], now: Date): Promise<ReadonlyMap<string, number>>;
  change(products: readonly (WholeProduct & { readonly id: number })[], now: Date): Promise<void>;
  /** Products that have a barcode of another one: the caller rolls back. */
  changeBarcodes(
    products: readonly { readonly id: number; readonly barcodes: readonly string[] }[],
  ): Promise<readonly number[]>;
  /** One line of the change log stands for all products of the transaction. */
  announceTogether(): Promise<void>;
}
