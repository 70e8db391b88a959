'use client';

import { useTold } from './use-told';

export function ToldView({ productId }: { readonly productId: number }) {
  useTold({ event: 'view_item', pieces: [{ id: productId, qty: 1 }] });
  return null;
}
