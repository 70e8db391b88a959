import type { PromotionKind } from '../../../lib/offers/contract.ts';
import type { DrugClass } from '../../core/products.ts';
import type { Satang } from '../../core/money.ts';
import type { Names } from '../../core/names.ts';

export interface DepartmentNode {
  readonly id: number;
  readonly slug: string;
  readonly name: Names;
}

export interface CategoryNode {
  readonly id: number;
  readonly icon: string;
  /** File of the library that stands for the drawing. */
  readonly picture: string | null;
  readonly name: Names;
  readonly departments: readonly DepartmentNode[];
}

export interface Shelf {
  readonly category: CategoryNode;
  readonly department: DepartmentNode;
}

export interface CatalogBrand {
  readonly id: number;
  readonly code: string;
  /** File of the library. */
  readonly logo: string | null;
  readonly name: Names;
  readonly tagline: Names;
  readonly story: Names;
  readonly productCount: number;
}

/** The price of a running flash sale with pieces left. */
export interface FlashOffer {
  readonly saleId: number;
  readonly price: Satang;
  readonly endsAt: Date;
  /** Pieces left at this price, out of the quota. */
  readonly left: number;
  readonly quota: number;
}

export interface PromotionTag {
  readonly id: number;
  readonly kind: PromotionKind;
  readonly percent: number;
  readonly name: Names;
  readonly endsAt: Date;
}

export interface ProductSummary {
  readonly id: number;
  readonly itemCode: string;
  readonly name: Names;
  readonly price: Satang;
  /** 0 means no deal. */
  readonly dealPrice: Satang;
  /** Price for holders of the member card; 0 means none. */
  readonly memberPrice: Satang;
  readonly flash: FlashOffer | null;
  readonly promotions: readonly PromotionTag[];
  readonly brand: { readonly id: number; readonly name: Names };
  readonly category: { readonly id: number; readonly name: Names };
  readonly department: DepartmentNode;
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Unreserved pieces in the online warehouse. */
  readonly available: number;
  readonly drugClass: DrugClass;
  readonly registrationNo: string | null;
  /** Number of changes of its pictures. */
  readonly pictureVersion: number;
}

export interface ProductPicture {
  readonly position: number;
  readonly alt: Names;
}

/** Siblings that differ in one option or two, each with a value for each option. */
export interface ProductGroup {
  readonly options: readonly Names[];
  /** In their order; the product is among them. */
  readonly members: readonly { readonly id: number; readonly values: readonly Names[] }[];
}

export interface ProductDetail extends ProductSummary {
  /** Null: the product is in no variant group. */
  readonly group: ProductGroup | null;
  readonly pictures: readonly ProductPicture[];
  readonly description: Names;
  readonly howTo: Names;
  readonly ingredients: Names;
  readonly warnings: Names;
  /** Net content as printed on the pack. */
  readonly size: string;
  readonly purchaseLimit: number | null;
  /** In their order. */
  readonly barcodes: readonly string[];
  /** Texts for search engines; empty: derived from name and description. */
  readonly seoTitle: Names;
  readonly seoDescription: Names;
  /** Number of open branches with an unreserved piece. */
  readonly branchCount: number;
}

export interface ProductIndexEntry {
  readonly id: number;
  readonly name: Names;
  readonly updatedAt: Date;
}

/** Exposes listed products only: specially controlled medicines never leave it. */
export interface CatalogRepo {
  categories(): Promise<readonly CategoryNode[]>;
  /** Earlier slugs of departments. */
  formerSlugs(): Promise<readonly { readonly slug: string; readonly departmentId: number }[]>;
  brands(): Promise<readonly CatalogBrand[]>;
  brand(id: number): Promise<CatalogBrand | undefined>;
  /** The categories with at least one listed product of the brand. */
  brandCategories(brandCode: string): Promise<readonly CategoryNode[]>;
  /** `now` decides which offers run. */
  product(id: number, now: Date): Promise<ProductDetail | undefined>;
  /** The listed ones of these ids, in their order. */
  productsById(ids: readonly number[], now: Date): Promise<readonly ProductSummary[]>;
  /** Others of the same department, best first; undefined if the product is not listed. */
  related(id: number, limit: number, now: Date): Promise<readonly ProductSummary[] | undefined>;
  productIndex(after: number, limit: number): Promise<readonly ProductIndexEntry[]>;
  countProducts(): Promise<number>;
}

/** Reads used by routes without a use case. */
export type CatalogReads = Omit<CatalogRepo, 'product'>;
