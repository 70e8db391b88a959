import type { PlaceInList, PlacedRows } from '../../core/place-in-list.ts';
import type { LowKind, StockReason } from '../../../lib/stock/contract-values.ts';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type { Lot } from '../../../lib/stock/contract.ts';
import type { Names } from '../../core/names.ts';
import type { Batch } from '../../core/sweep.ts';

export interface ShelfPieces {
  readonly onHand: number;
  readonly reserved: number;
  /** Pieces of lots past their last good day. */
  readonly expired: number;
  /** Good pieces that no order needs: those that can be sold. */
  readonly free: number;
}

/** A branch, or the online warehouse. */
export interface StockPlace {
  readonly branchId: number;
  /** Null: the online warehouse. */
  readonly name: Names | null;
}

export interface StockProduct {
  readonly productId: number;
  readonly itemCode: string;
  readonly name: Names;
}

export interface StockRow extends StockProduct, ShelfPieces {
  readonly lowPlaces: number;
}

/** Ids of branches; undefined: the warehouse and every branch. */
export type PlaceScope = readonly number[] | undefined;

export interface StockFilter {
  readonly q: string | undefined;
  readonly code: string | undefined;
  readonly level: 'low' | 'expired' | undefined;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface MovementRow extends StockPlace {
  readonly id: number;
  readonly reason: StockReason;
  readonly change: number;
  readonly onHand: number;
  readonly note: string;
  readonly lots: readonly (Lot & { readonly change: number })[];
  readonly otherBranchId: number | null;
  readonly memberId: number | null;
  readonly memberName: string;
  readonly orderId: string | null;
  readonly at: Date;
}

export interface StockLot {
  readonly lotNo: string;
  /** Last good day, in Asia/Bangkok. */
  readonly expiresOn: string;
  readonly onHand: number;
  /** By the job that marks lots; its pieces are not sold from then on. */
  readonly isExpired: boolean;
}

/** A row of stock with its lots, those without pieces too. */
export interface LockedShelf extends ShelfPieces {
  readonly lots: readonly StockLot[];
}

/** When a place is low. */
export interface LowLevel {
  readonly kind: LowKind;
  /** Null but for an own level. */
  readonly pieces: number | null;
}

/** Levels of low stock that people set. */
export interface LowLevels {
  /** Locks the level of a place until the transaction ends. */
  lock(productId: number, branchId: number): Promise<LowLevel>;
  /** An own level makes the place stock the product, if only with no pieces. */
  set(productId: number, branchId: number, level: LowLevel): Promise<void>;
}

/** Pieces reserved for an order. */
export interface StockHold {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly branchId: number;
  readonly qty: number;
  readonly since: Date;
}

export interface StockHolds {
  readonly rows: readonly StockHold[];
  readonly total: number;
  /** Pieces of all rows together. */
  readonly reserved: number;
}

/** Stock as the office reads it. */
export interface StockReads {
  /** The warehouse first, then branches by id. */
  places(scope: PlaceScope): Promise<readonly StockPlace[]>;
  list(
    filter: StockFilter,
    scope: PlaceScope,
    place: PlaceInList,
  ): Promise<PlacedRows<StockRow> & { readonly total: number }>;
  product(productId: number): Promise<StockProduct | undefined>;
  /** Only places that have a row of stock. */
  shelves(
    productId: number,
    scope: PlaceScope,
  ): Promise<readonly (ShelfPieces & { readonly branchId: number })[]>;
  /** Lots with pieces, first expired first. */
  lots(
    productId: number,
    scope: PlaceScope,
  ): Promise<readonly (StockLot & { readonly branchId: number })[]>;
  /** Only levels that people set. */
  lowLevels(
    productId: number,
    scope: PlaceScope,
  ): Promise<readonly (LowLevel & { readonly branchId: number })[]>;
  /** Oldest order first. */
  holds(productId: number, scope: PlaceScope, slice: Slice): Promise<StockHolds>;
  /** Newest first. */
  movements(
    productId: number,
    scope: PlaceScope,
    slice: { readonly before: number | undefined; readonly limit: number },
  ): Promise<readonly MovementRow[]>;
}

/** Lots as the job marks them. */
export interface StockLots {
  /**
   * Ids of lots whose mark differs from their last good day.
   * @param today in Asia/Bangkok
   */
  wronglyMarked(today: string, batch: Batch<number>): Promise<readonly number[]>;
  /** Marks a lot under the lock of its row of stock, where its pieces stop or begin to be free. */
  mark(lotId: number, today: string): Promise<void>;
}

export interface RecordedMovement {
  readonly productId: number;
  readonly branchId: number;
  readonly reason: StockReason;
  readonly change: number;
  readonly memberId: number;
  readonly otherBranchId?: number;
  /** Undefined: the first expired leave first. */
  readonly lots?: readonly (Lot & { readonly change: number })[];
  readonly requestKey: string;
  readonly note: string;
}

/** Movements that people record. */
export interface StockMovements {
  /** Locks rows of stock in order of the branches; places that did not stock the product get an empty row. */
  lock(productId: number, branchIds: readonly number[]): Promise<ReadonlyMap<number, LockedShelf>>;
  /** Whether the person's request is recorded already. */
  isDone(memberId: number, requestKey: string): Promise<boolean>;
  add(movement: RecordedMovement): Promise<void>;
}
