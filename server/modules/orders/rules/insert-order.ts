import type { Ids } from '../../../core/ports.ts';
import type { NewOrder, OrderRepo } from '../ports.ts';

const ID_ATTEMPTS = 5;

/** Ids are random; on the day that one is taken, another is drawn. */
export async function insertUnderFreeId(
  { ids }: { readonly ids: Pick<Ids, 'orderId'> },
  { orders }: { readonly orders: Pick<OrderRepo, 'insert'> },
  draft: Omit<NewOrder, 'id'>,
): Promise<NewOrder | undefined> {
  for (const id of Array.from({ length: ID_ATTEMPTS }, () => ids.orderId(draft.createdAt))) {
    const order = { ...draft, id };
    if (await orders.insert(order, 'member')) return order;
  }
  return undefined;
}
