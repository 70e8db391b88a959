import type { BulkOutcome, BulkReason } from '../../../lib/products/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { ProductState } from '../../core/products.ts';
import type { OfficeProduct, ProductFilter } from './ports.ts';
import type { SaleState } from './sale-ports.ts';

/** The change that each product of a bulk change gets. */
export type ProductChange =
  | { readonly kind: 'publish' | 'archive' }
  | { readonly kind: 'department'; readonly departmentId: number }
  | { readonly kind: 'brand'; readonly brandId: number };

/** Products by their ids, or all that a filter finds. */
export type ProductChoice =
  | { readonly ids: readonly number[] }
  | { readonly filter: ProductFilter };

export interface BulkItem {
  readonly productId: number;
  /** The value before the change, as text. */
  readonly before: string;
  /** Version of the whole product when it was last read or changed by the bulk change. */
  readonly version: string;
  readonly outcome: BulkOutcome;
  readonly reason: BulkReason | null;
}

export interface BulkHead {
  readonly id: number;
  readonly memberId: number;
  /** Name of the person. */
  readonly name: string;
  readonly change: ProductChange;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
}

export interface OutcomeSum {
  readonly outcome: BulkOutcome;
  readonly reason: BulkReason | null;
  readonly count: number;
  /** The first five, by id. */
  readonly names: readonly Names[];
}

export interface BulkSummary extends BulkHead {
  readonly outcomes: readonly OutcomeSum[];
}

export interface BulkProduct {
  readonly product: OfficeProduct;
  readonly sale: SaleState;
}

export type BulkValues =
  | { readonly state: ProductState }
  | { readonly departmentId: number }
  | { readonly brandId: number };

export interface BulkRepo {
  /** Ids of the chosen products in ascending order, at most `limit`; unknown ids are left out. */
  choose(choice: ProductChoice, limit: number): Promise<readonly number[]>;
  /** In ascending order; locked until the transaction ends if asked. */
  products(ids: readonly number[], isLocked: boolean): Promise<readonly BulkProduct[]>;
  /** Ids of the departments or brands that exist, which stay until the transaction ends. */
  keepShelves(kind: 'department' | 'brand', ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Writes the values to all of the products. */
  change(ids: readonly number[], values: BulkValues, now: Date): Promise<void>;
  add(
    head: Pick<BulkHead, 'memberId' | 'change'>,
    items: readonly BulkItem[],
    now: Date,
  ): Promise<number>;
  read(id: number, since: Date): Promise<BulkSummary | undefined>;
  /** Applied after `since`, newest first. */
  recent(since: Date): Promise<readonly BulkSummary[]>;
  /** Items with this outcome, by product, the first `limit`. */
  items(id: number, outcome: BulkOutcome, limit: number): Promise<readonly BulkItem[]>;
  settle(id: number, items: readonly BulkItem[]): Promise<void>;
  /** Notes the time, unless it is noted already. */
  mark(id: number, what: 'appliedAt' | 'undoneAt', now: Date): Promise<void>;
  /** Deletes bulk changes that were planned earlier. */
  forget(before: Date): Promise<void>;
}
