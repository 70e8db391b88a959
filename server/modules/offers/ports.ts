import type { PromotionTag } from '../catalog/ports.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';

/** A promotion group whose time has come. */
export interface PromotionGroup extends PromotionTag {
  readonly details: Names;
  /** Name of its banner drawing. */
  readonly picture: string;
  readonly startsAt: Date;
  /** Listed products. */
  readonly productCount: number;
}

export interface FlashSale {
  readonly id: number;
  readonly name: Names;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Pieces that may be sold at a flash price; every statement is conditional, never read-then-write. */
export interface FlashQuota {
  /** Takes pieces, or answers false when the sale does not run at `now` or has not so many left. */
  take(piece: FlashPiece, qty: number, now: Date): Promise<boolean>;
  /** What an order took may be sold again. */
  giveBack(orderId: string): Promise<void>;
  /** The lowest flash price of each product that ended within the last day, or that may have run out of pieces. */
  lapsed(productIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Satang>>;
}

export interface FlashPiece {
  readonly saleId: number;
  readonly productId: number;
}

/**
 * Keeps what lists and facets go by: the flag `active` of groups and sales, and `on_promotion` of products. What
 * it changes it also tells to the change log, so that cached pages follow.
 */
export interface OfferSwitch {
  /** Switches what began, ended or was sold out; of several processes that try at once, one does. */
  turn(now: Date): Promise<void>;
  /** Looks at every product once, in case a price was edited. */
  checkAll(now: Date): Promise<void>;
}

/** Everything goes by `now`, never by the flags that lists go by. */
export interface OfferRepo {
  /** In the order of the shop. */
  groups(now: Date): Promise<readonly PromotionGroup[]>;
  group(id: number, now: Date): Promise<PromotionGroup | undefined>;
  /** The sale that runs, and the first one after `now`. */
  flashSales(now: Date): Promise<{ current: FlashSale | null; next: FlashSale | null }>;
}
