import type { Names } from '../../core/names.ts';
import type { Batch } from '../../core/sweep.ts';

export interface WishRepo {
  /** Serialises changes of a member's list until the transaction ends. */
  lock(memberId: number): Promise<void>;
  count(memberId: number): Promise<number>;
  /** Listed products, newest first. */
  ids(memberId: number): Promise<readonly number[]>;
  has(memberId: number, productId: number): Promise<boolean>;
  /** Adds a product not yet on the list; returns whether the shop lists it. */
  add(memberId: number, productId: number, now: Date): Promise<boolean>;
  remove(memberId: number, productId: number): Promise<void>;
}

/** A member waiting for a product. */
export interface StockAlert {
  readonly memberId: number;
  readonly productId: number;
}

/** An alert with a product that is back. */
export interface Restocked extends StockAlert {
  /** Empty if unknown or unwanted. */
  readonly email: string;
  readonly name: Names;
}

export interface StockAlertRepo {
  /** Undefined for a product that is not listed. */
  inStock(productId: number): Promise<boolean | undefined>;
  /** Idempotent. */
  add(memberId: number, productId: number, now: Date): Promise<void>;
  remove(memberId: number, productId: number): Promise<void>;
  ids(memberId: number): Promise<readonly number[]>;
  /** Alerts whose products are back. */
  restocked(batch: Batch<StockAlert>): Promise<readonly StockAlert[]>;
  /** Deletes and returns those whose products are still in stock; each is returned to one caller only. */
  take(alerts: readonly StockAlert[]): Promise<readonly Restocked[]>;
}
