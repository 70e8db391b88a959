import { vatInside, type Satang } from '../kernel/money.ts';
import { homeDelivery, type DeliveryPrice } from './delivery.ts';
import { unitPriceOf, type ProductPrices, type UnitPrice } from './unit-price.ts';

export interface PriceableLine extends ProductPrices {
  readonly productId: number;
  readonly qty: number;
}

/** A line as it came in, with its price. */
export type PricedLine<Line extends PriceableLine> = Line &
  UnitPrice & {
    /** What is taken off the whole line: by the member card, and by coupons and coins. */
    readonly memberDiscount: Satang;
    readonly lineDiscount: Satang;
    /** What is to pay for the line. */
    readonly total: Satang;
  };

export interface PricedCart<Line extends PriceableLine = PriceableLine> {
  readonly lines: readonly PricedLine<Line>[];
  /** Pieces at their unit prices, before discounts. */
  readonly subtotal: Satang;
  readonly discount: Satang;
  readonly delivery: DeliveryPrice;
  readonly total: Satang;
  /** Inside `total`. */
  readonly vat: Satang;
}

/**
 * The one place where a cart gets its price (`api.md`, "Price rules"). Each step takes the lines of the
 * step before; the order of the lines never changes a total.
 */
export function priceCart<Line extends PriceableLine>(cart: readonly Line[]): PricedCart<Line> {
  const lines = cart.map((line) => atUnitPrice(line));
  const subtotal = sum(lines, (line) => line.unitPrice * line.qty);
  const discount = sum(lines, (line) => line.memberDiscount + line.lineDiscount);
  const delivery = homeDelivery(subtotal - discount);
  const total = subtotal - discount + delivery.fee;
  return { lines, subtotal, discount, delivery, total, vat: vatInside(total) };
}

function atUnitPrice<Line extends PriceableLine>(line: Line): PricedLine<Line> {
  const price = unitPriceOf(line, line.qty);
  const total = price.unitPrice * line.qty;
  return { ...line, ...price, memberDiscount: 0, lineDiscount: 0, total };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => Satang): Satang {
  return items.reduce((total, item) => total + of(item), 0);
}
