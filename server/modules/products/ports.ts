import type { PlaceInList, PlacedRows } from '../../core/place-in-list.ts';
import type { OpenDraftState, ProductSort } from '../../../lib/products/contract-values.ts';
import type { Satang } from '../../core/money.ts';
import type { Names } from '../../core/names.ts';
import type { DrugClass, ProductState } from '../../core/products.ts';
import type { SaleState } from './sale-ports.ts';

export interface ProductFilter {
  readonly q: string | undefined;
  readonly state: ProductState | undefined;
  readonly brandId: number | undefined;
  readonly departmentId: number | undefined;
  /** Whether shoppers can buy it. */
  readonly sold: boolean | undefined;
  /** With a draft of a part in this state. */
  readonly draft: OpenDraftState | undefined;
}

export interface ProductRow extends SaleState {
  readonly id: number;
  readonly itemCode: string;
  readonly name: Names;
  readonly brand: Names;
  readonly department: Names;
  readonly dealPrice: Satang;
  /** State of its drafts; failed, if one of them is. */
  readonly draft: OpenDraftState | null;
}

export interface NewProduct {
  readonly itemCode: string;
  readonly nameEn: string;
  readonly nameTh: string;
  readonly brandId: number;
  readonly departmentId: number;
}

export interface Facts extends NewProduct {
  readonly descriptionEn: string;
  readonly descriptionTh: string;
  readonly howToEn: string;
  readonly howToTh: string;
  readonly ingredientsEn: string;
  readonly ingredientsTh: string;
  readonly warningsEn: string;
  readonly warningsTh: string;
  readonly size: string;
  readonly purchaseLimit: number | null;
}

export interface Prices {
  /** 0 only in drafts. */
  readonly price: Satang;
  readonly dealPrice: Satang;
  readonly memberPrice: Satang;
}

export interface Medicine {
  readonly drugClass: DrugClass;
  readonly registrationNo: string | null;
}

/** Texts for search engines, and words for the shop's search; each may be empty. */
export interface Seo {
  readonly seoTitleEn: string;
  readonly seoTitleTh: string;
  readonly seoDescriptionEn: string;
  readonly seoDescriptionTh: string;
  readonly searchWords: string;
}

export interface Barcodes {
  readonly barcodes: readonly string[];
}

/** Properties that lists are filtered by, each as `key:value`. */
export interface Properties {
  readonly attributes: string[];
}

/** An attribute with the values that products may have. */
export interface AttributeChoice {
  readonly key: string;
  readonly name: Names;
  /** Each as `key:value`, in their order. */
  readonly values: readonly {
    readonly pair: string;
    readonly name: Names;
    /** Only products that have it keep it. */
    readonly archived: boolean;
  }[];
}

/** Names of the parts that are saved apart. */
export type PartName = 'facts' | 'prices' | 'medicine' | 'seo' | 'barcodes' | 'attributes';

/** A product that has a barcode. */
export interface BarcodeHolder {
  readonly barcode: string;
  readonly productId: number;
  readonly itemCode: string;
  readonly name: Names;
}

/** A product with its parts that are saved apart. */
export interface OfficeProduct {
  readonly id: number;
  readonly state: ProductState;
  readonly listed: boolean;
  readonly createdAt: Date;
  readonly facts: Facts;
  readonly prices: Prices;
  readonly medicine: Medicine;
  readonly seo: Seo;
  readonly barcodes: Barcodes;
  readonly attributes: Properties;
}

/** The code and the names of a copy, which differ from those of the original. */
export type CopyNames = Pick<NewProduct, 'itemCode' | 'nameEn' | 'nameTh'>;

export interface Copy extends CopyNames {
  /** False: without prices, like a new draft. */
  readonly withPrices: boolean;
}

export interface ProductsRepo {
  list(
    filter: ProductFilter,
    sort: ProductSort,
    place: PlaceInList,
  ): Promise<PlacedRows<ProductRow> & { readonly total: number }>;
  read(id: number): Promise<OfficeProduct | undefined>;
  /** Locks the product until the transaction ends. */
  lock(id: number): Promise<OfficeProduct | undefined>;
  /** Adds a draft without price; undefined if another product has its item code. */
  add(product: NewProduct, now: Date): Promise<number | undefined>;
  /** Item codes that a copy of a product with this code must not have. */
  codesLike(itemCode: string): Promise<ReadonlySet<string>>;
  /** Adds a draft like a product; undefined if another product has its item code. */
  copy(id: number, copy: Copy, now: Date): Promise<number | undefined>;
  /** False if another product has the item code. */
  change(
    id: number,
    values: OfficeProduct[Exclude<PartName, 'barcodes'>] | { readonly state: ProductState },
    now: Date,
  ): Promise<boolean>;
  /** Gives it these barcodes; the first other product that has one of them, which refuses all. */
  changeBarcodes(
    id: number,
    barcodes: readonly string[],
    now: Date,
  ): Promise<BarcodeHolder | undefined>;
  /** Attributes and their values, in their order. */
  attributes(): Promise<readonly AttributeChoice[]>;
  /** The same; none of them is deleted until the transaction ends. */
  holdAttributes(): Promise<readonly AttributeChoice[]>;
  /** Whether brand and department exist; they stay until the transaction ends. */
  hasShelf(brandId: number, departmentId: number): Promise<{ brand: boolean; department: boolean }>;
}
