'use client';

import { useTold } from './use-told';

/** Reports the view of a product page to analytics. */
export function ToldView({ productId }: { readonly productId: number }) {
  useTold({ event: 'view_item', pieces: [{ id: productId, qty: 1 }] });
  return null;
}
