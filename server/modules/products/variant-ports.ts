import type { Names } from '../../core/names.ts';
import type { ProductState } from '../../core/products.ts';

export interface VariantMember {
  readonly productId: number;
  /** One for each option of the group, in their order. */
  readonly values: readonly Names[];
}

/** Siblings that differ in one option or two. Without members: no group. */
export interface VariantGroup {
  readonly options: readonly Names[];
  /** In the order of the shop. */
  readonly members: readonly VariantMember[];
}

export interface KnownProduct {
  readonly itemCode: string;
  readonly name: Names;
  readonly state: ProductState;
}

/** Products by id. */
export type KnownProducts = ReadonlyMap<number, KnownProduct>;

export interface VariantsRepo {
  /** The group of a product; without options and members if it is in none. */
  group(productId: number): Promise<VariantGroup>;
  known(ids: readonly number[]): Promise<KnownProducts>;
  /** Locks the products until the transaction ends, in the order of their ids. */
  lock(ids: readonly number[]): Promise<KnownProducts>;
  /** The products among these that are in a group without this product. */
  taken(ids: readonly number[], productId: number): Promise<ReadonlySet<number>>;
  /**
   * Replaces the group of a product, and marks all these products as changed, so that their pages show it. The caller
   * holds their locks.
   */
  replace(
    productId: number,
    group: VariantGroup,
    touched: { readonly ids: readonly number[]; readonly now: Date },
  ): Promise<void>;
}
