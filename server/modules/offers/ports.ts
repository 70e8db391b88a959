import type { PromotionTag } from '../catalog/ports.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';

/** A promotion group that has started. */
export interface PromotionGroup extends PromotionTag {
  readonly details: Names;
  /** Name of its banner drawing. */
  readonly picture: string;
  readonly startsAt: Date;
  /** Number of listed products. */
  readonly productCount: number;
}

export interface FlashSale {
  readonly id: number;
  readonly name: Names;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Pieces available at a flash price; each write is one conditional statement. */
export interface FlashQuota {
  /** Reserves pieces; false if the sale does not run at `now` or too few are left. */
  take(piece: FlashPiece, qty: number, now: Date): Promise<boolean>;
  /** Releases the pieces of an order. */
  giveBack(orderId: string): Promise<void>;
  /** Lowest flash price per product that ended within the last day, or may have sold out. */
  lapsed(productIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Satang>>;
}

export interface FlashPiece {
  readonly saleId: number;
  readonly productId: number;
}

/**
 * Maintains the flags used by lists and facets: `active` of groups and sales, `on_promotion` of products. Writes its
 * changes to the change log, so that cached pages follow.
 */
export interface OfferSwitch {
  /** Updates the flags of offers that started, ended or sold out; safe to run concurrently. */
  turn(now: Date): Promise<void>;
  /** Checks every product, in case a price was edited. */
  checkAll(now: Date): Promise<void>;
}

/** All results follow `now`, never the flags used by lists. */
export interface OfferRepo {
  /** In display order. */
  groups(now: Date): Promise<readonly PromotionGroup[]>;
  group(id: number, now: Date): Promise<PromotionGroup | undefined>;
  /** The running sale, and the first one after `now`. */
  flashSales(now: Date): Promise<{ current: FlashSale | null; next: FlashSale | null }>;
}
