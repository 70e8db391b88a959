import type { Quote } from '@/lib/cart/contract';

/** Differences from the quote that the shopper saw (`docs/product/orders.md`, "Placing an order"). */
export type QuoteChange =
  | { readonly kind: 'price' | 'qty'; productId: number; from: number; to: number }
  | { readonly kind: 'gone' | 'added'; readonly productId: number }
  | { readonly kind: 'delivery'; readonly from: number; readonly to: number }
  | { readonly kind: 'coupon'; readonly description: string };

export function quoteChanges(before: Quote, after: Quote): readonly QuoteChange[] {
  return [
    ...lineChanges(before, after),
    ...couponChanges(before, after),
    ...(before.delivery_fee === after.delivery_fee
      ? []
      : [{ kind: 'delivery', from: before.delivery_fee, to: after.delivery_fee } as const]),
  ];
}

function lineChanges(before: Quote, after: Quote): readonly QuoteChange[] {
  const now = new Map(after.lines.map((line) => [line.product_id, line]));
  const seen = new Set(before.lines.map((line) => line.product_id));
  const changed = before.lines.flatMap(({ product_id: productId, price, qty }): QuoteChange[] => {
    const line = now.get(productId);
    if (!line) return [{ kind: 'gone', productId }];
    return [
      ...(line.price === price
        ? []
        : [{ kind: 'price', productId, from: price, to: line.price } as const]),
      ...(line.qty === qty ? [] : [{ kind: 'qty', productId, from: qty, to: line.qty } as const]),
    ];
  });
  const added = after.lines
    .filter((line) => !seen.has(line.product_id))
    .map(({ product_id: productId }) => ({ kind: 'added', productId }) as const);
  return [...changed, ...added];
}

/** Coupons that no longer take anything off. */
function couponChanges(before: Quote, after: Quote): readonly QuoteChange[] {
  const good = new Set(after.coupons.filter(({ refused }) => refused === null).map(({ id }) => id));
  return before.coupons
    .filter(({ id, refused }) => refused === null && !good.has(id))
    .map(({ description }) => ({ kind: 'coupon', description }));
}
