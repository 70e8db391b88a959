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

/** Words for which a member wants to hear of products. */
export interface SearchAlert {
  readonly id: number;
  /** The words before normalization. */
  readonly keyword: string;
  readonly createdAt: Date;
}

/** An alert whose words find something now. */
export interface NowSold {
  readonly memberId: number;
  /** Empty if unknown or unwanted. */
  readonly email: string;
  readonly keyword: string;
}

export interface SearchAlertRepo {
  count(memberId: number): Promise<number>;
  /** Newest first; with `query`, only the alert for it. */
  list(memberId: number, query?: string): Promise<readonly SearchAlert[]>;
  add(alert: {
    readonly memberId: number;
    readonly query: string;
    readonly keyword: string;
    readonly now: Date;
  }): Promise<SearchAlert>;
  remove(memberId: number, id: number): Promise<void>;
  /**
   * Distinct queries not searched for since that time, the oldest first. Each is marked as searched for now, so that
   * other processes leave it out.
   */
  due(batch: {
    readonly before: Date;
    readonly now: Date;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Deletes and returns alerts for the query, at most `limit`; each is returned to one caller only. */
  take(query: string, limit: number): Promise<readonly NowSold[]>;
}
