import type { ProductList, ProductSort } from '../../../lib/api/contract/catalog.ts';
import type { DrugClass } from '../../seed/types.ts';
import type { Satang } from '../kernel/money.ts';

export interface Names {
  readonly en: string;
  readonly th: string;
}

export interface DepartmentNode {
  readonly id: number;
  readonly slug: string;
  readonly name: Names;
}

export interface CategoryNode {
  readonly id: number;
  readonly icon: string;
  readonly name: Names;
  readonly departments: readonly DepartmentNode[];
}

export interface CatalogBrand {
  readonly id: number;
  readonly code: string;
  readonly name: Names;
  readonly tagline: Names;
  readonly story: Names;
  /** Listed products. */
  readonly productCount: number;
}

/** What a product tile shows. */
export interface ProductSummary {
  readonly id: number;
  readonly itemCode: string;
  readonly name: Names;
  readonly price: Satang;
  /** 0 means no deal. */
  readonly dealPrice: Satang;
  readonly brand: { readonly id: number; readonly name: Names };
  readonly category: { readonly id: number; readonly name: Names };
  readonly department: DepartmentNode;
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Pieces of the online warehouse that are not reserved. */
  readonly available: number;
  readonly drugClass: DrugClass;
  readonly registrationNo: string | null;
}

export interface ProductDetail extends ProductSummary {
  readonly description: Names;
  readonly howTo: Names;
  readonly ingredients: Names;
  readonly warnings: Names;
  readonly purchaseLimit: number | null;
}

export interface ProductFilter {
  /** Words to find, as `toSearchWords` gives them; never empty. */
  readonly words?: readonly string[];
  readonly categoryId?: number;
  /** Id or slug. */
  readonly department?: string;
  readonly brandId?: number;
  readonly list?: ProductList;
  readonly priceMin?: Satang;
  readonly priceMax?: Satang;
  readonly inStock?: boolean;
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
}

export interface ProductIndexEntry {
  readonly id: number;
  readonly name: Names;
  readonly updatedAt: Date;
}

/** Only listed products are seen through it: specially controlled medicines never leave it. */
export interface CatalogRepo {
  categories(): Promise<readonly CategoryNode[]>;
  brands(): Promise<readonly CatalogBrand[]>;
  brand(id: number): Promise<CatalogBrand | undefined>;
  /** The categories with at least one listed product of the brand. */
  brandCategories(brandCode: string): Promise<readonly CategoryNode[]>;
  product(id: number): Promise<ProductDetail | undefined>;
  products(filter: ProductFilter): Promise<{ rows: readonly ProductSummary[]; total: number }>;
  /** Others of the same department, best first; undefined for a product that is not listed. */
  related(id: number, limit: number): Promise<readonly ProductSummary[] | undefined>;
  productIndex(after: number, limit: number): Promise<readonly ProductIndexEntry[]>;
  countProducts(): Promise<number>;
}
