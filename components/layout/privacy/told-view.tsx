'use client';

import { useTold, useToldList } from './use-told';

/** Tells analytics that the page of a product is open. */
export function ToldView({ productId }: { readonly productId: number }) {
  useTold({ event: 'view_item', pieces: [{ id: productId, qty: 1 }] });
  return null;
}

/** Tells analytics of a list that the server drew, and which has a page of its own. */
export function ToldList({
  ids,
  list,
}: {
  readonly ids: readonly number[];
  readonly list: string;
}) {
  useToldList(ids, list);
  return null;
}
