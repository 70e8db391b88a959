import type { CartView } from '../../cart/rules/view-cart.ts';
import type { MovableOrder, NewOrder, OrderDetail } from '../ports.ts';

/**
 * The detail of a new delivered order, built without reading it back, which would be a sixth of the cost of
 * an order. No other call has touched the order yet.
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
      const { itemCode, pictureVersion } = product;
      return item ? [{ ...item, line: index + 1, itemCode, pictureVersion }] : [];
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
      togetherWith: null,
      case: null,
      parcels: [],
      returns: [],
      refund: null,
      taxInvoice: null,
    },
    creditNotes: [],
    refusedBranchIds: [],
  };
}
