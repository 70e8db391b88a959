import type { Locale } from '../../../lib/api/contract.ts';
import type { BrandSort, PickedListName } from '../../../lib/shelves/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { PlaceInList, PlacedPage } from '../../core/place-in-list.ts';

export interface NewBrand {
  readonly code: string;
  readonly nameEn: string;
  readonly nameTh: string;
}

/** Texts of a brand; its code never changes. */
export interface BrandFacts {
  readonly nameEn: string;
  readonly nameTh: string;
  readonly taglineEn: string;
  readonly taglineTh: string;
  readonly storyEn: string;
  readonly storyTh: string;
  /** File of the library. */
  readonly logo: string | null;
}

export interface BrandRow extends NewBrand {
  readonly id: number;
  /** Number of its products, drafts and archived ones too. */
  readonly products: number;
}

export interface Brand {
  readonly id: number;
  readonly code: string;
  readonly products: number;
  readonly facts: BrandFacts;
}

export interface BrandQuery {
  readonly q?: string | undefined;
  readonly sort: BrandSort;
  readonly locale: Locale;
}

export type ShelfKind = 'category' | 'department';

export interface ShelfNames {
  readonly nameEn: string;
  readonly nameTh: string;
}

/** Changes of a category or a department; only departments have a slug and a category. */
export interface ShelfFacts extends ShelfNames {
  /** Stands in addresses; earlier ones lead to the current one. */
  readonly slug?: string;
  readonly categoryId?: number;
  /** File of the library; only categories have one. */
  readonly picture?: string | null;
}

export interface NewDepartment extends ShelfNames {
  readonly categoryId: number;
  readonly slug: string;
}

export interface Department extends NewDepartment {
  readonly id: number;
  /** Number of its products, drafts and archived ones too. */
  readonly products: number;
}

export interface SlugHolder {
  readonly id: number;
  /** It had the slug earlier. */
  readonly isFormer: boolean;
}

export interface Category extends ShelfNames {
  readonly id: number;
  /** File of the library. */
  readonly picture: string | null;
  readonly departments: readonly Department[];
}

/** The library of pictures. */
export interface Library {
  /** Files that it has outside of its bin; none goes there until the transaction ends. */
  inLibrary(files: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface BrandRepo {
  list(query: BrandQuery, place: PlaceInList): Promise<PlacedPage<BrandRow>>;
  read(id: number): Promise<Brand | undefined>;
  /** Locks the brand until the transaction ends; no product can take it meanwhile. */
  lock(id: number): Promise<Brand | undefined>;
  /** Undefined if another brand has the code. */
  add(brand: NewBrand): Promise<number | undefined>;
  change(id: number, facts: BrandFacts): Promise<void>;
  remove(id: number): Promise<void>;
}

export interface CategoryRepo {
  /** In the order of the shop. */
  all(): Promise<readonly Category[]>;
  /** Locks all of them until the transaction ends; no product can take a department meanwhile. */
  lock(): Promise<readonly Category[]>;
  addCategory(names: ShelfNames, position: number): Promise<number>;
  addDepartment(department: NewDepartment, position: number): Promise<number>;
  rename(kind: ShelfKind, id: number, names: ShelfNames): Promise<void>;
  setPicture(id: number, picture: string | null): Promise<void>;
  /** The department to which an address with this slug leads. */
  slugHolder(slug: string): Promise<SlugHolder | undefined>;
  /** Keeps the slug that it had, so that its addresses lead to the new one. */
  changeSlug(id: number, slugs: { readonly from: string; readonly to: string }): Promise<void>;
  /** Puts a department into another category. */
  setCategory(id: number, categoryId: number): Promise<void>;
  /** Gives these neighbours their places in this order. */
  order(kind: ShelfKind, ids: readonly number[]): Promise<void>;
  remove(kind: ShelfKind, id: number): Promise<void>;
}

export interface PickedProduct extends ShelfNames {
  readonly id: number;
  readonly itemCode: string;
  /** Whether shoppers see it. */
  readonly listed: boolean;
}

/** Lists that people pick by hand, in their order in the shop. */
export interface ListRepo {
  read(list: PickedListName): Promise<readonly PickedProduct[]>;
  /** Locks all lists until the transaction ends; the shop reads on. */
  lock(list: PickedListName): Promise<readonly PickedProduct[]>;
  /** The products that exist, in any order. */
  products(ids: readonly number[]): Promise<readonly PickedProduct[]>;
  replace(list: PickedListName, ids: readonly number[]): Promise<void>;
}

/** Brands and departments that a product may have. */
export interface Shelves {
  readonly brands: readonly { readonly id: number; readonly name: Names }[];
  readonly departments: readonly {
    readonly id: number;
    readonly name: Names;
    readonly category: Names;
  }[];
}
