import type { Names } from '../../core/names.ts';
import type { Batch } from '../../core/sweep.ts';

export interface WishRepo {
  /** Lets one change of a member's list run at a time, until the transaction ends. */
  lock(memberId: number): Promise<void>;
  count(memberId: number): Promise<number>;
  /** The listed ones, newest first. */
  ids(memberId: number): Promise<readonly number[]>;
  has(memberId: number, productId: number): Promise<boolean>;
  /** A product that is not on the list yet; says whether the shop lists it. */
  add(memberId: number, productId: number, now: Date): Promise<boolean>;
  remove(memberId: number, productId: number): Promise<void>;
}

/** Who waits for what. */
export interface StockAlert {
  readonly memberId: number;
  readonly productId: number;
}

/** A member who is to hear that a product is back. */
export interface Restocked extends StockAlert {
  /** Empty where there is none, or none is wanted. */
  readonly email: string;
  readonly name: Names;
}

export interface StockAlertRepo {
  /** Undefined for a product that is not listed. */
  inStock(productId: number): Promise<boolean | undefined>;
  /** A second one for the same product changes nothing. */
  add(memberId: number, productId: number, now: Date): Promise<void>;
  remove(memberId: number, productId: number): Promise<void>;
  ids(memberId: number): Promise<readonly number[]>;
  /** Alerts whose products are back. */
  restocked(batch: Batch<StockAlert>): Promise<readonly StockAlert[]>;
  /** Removes those of them whose products are still there; nobody else gets the same ones. */
  take(alerts: readonly StockAlert[]): Promise<readonly Restocked[]>;
}
