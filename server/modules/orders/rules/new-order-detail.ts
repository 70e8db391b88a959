import type { CartView } from '../../cart/rules/view-cart.ts';
import type { MovableOrder, NewOrder, OrderDetail } from '../ports.ts';

/**
 * A delivered order as reading it back would find it: nobody else has touched it yet, and reading is a sixth of what
 * an order costs.
 *
 * @param order in the status into which it left `created`
 */
export function detailOf(draft: NewOrder, order: MovableOrder, cart: CartView): OrderDetail {
  const { items, ...head } = draft;
  const { status, expiresAt, succeededAt } = order;
  const entry = { at: draft.createdAt, note: '' };
  return {
    ...{ ...head, status, expiresAt, succeededAt },
    items: cart.lines.flatMap(({ product }, index) => {
      const item = items[index];
      return item ? [{ ...item, line: index + 1, itemCode: product.itemCode }] : [];
    }),
    giftCards: cart.giftCards,
    timeline: [
      { ...entry, status: 'created', actor: 'member' },
      { ...entry, status, actor: 'system' },
    ],
    ...{
      giftCard: null,
      payment: null,
      branch: null,
      parcels: [],
      returns: [],
      refund: null,
      taxInvoice: null,
    },
    creditNotes: [],
    refusedBranchIds: [],
  };
}
