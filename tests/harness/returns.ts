import type { StaffOrderDetail } from '../../lib/api/contract/admin.ts';
import type { Shopper } from './checkout.ts';
import { moveTo } from './paying.ts';
import type { TestMember } from './members.ts';
import type { Answer, Shop } from './shop.ts';

type Token = Pick<TestMember, 'token'>;
type Detail = StaffOrderDetail & Record<string, unknown>;

/** An order on its way through the warehouse to its member's door. */
export function deliver(shop: Shop, id: string): Promise<void> {
  return moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
}

export async function askReturn(
  shop: Shop,
  { token }: Pick<Shopper, 'token'>,
  id: string,
  lines: readonly (readonly [line: number, qty: number])[],
): Promise<void> {
  const body = { reason: 'damaged', lines: lines.map(([line, qty]) => ({ line, qty })) };
  const answer = await shop.call('POST', `/me/orders/${id}/returns`, { token, body });
  if (answer.status !== 201 && answer.status !== 200) {
    throw new Error(`no return: ${JSON.stringify(answer.body)}`);
  }
}

export function decideReturn(
  shop: Shop,
  { token }: Token,
  id: string,
  {
    move,
    ...body
  }: { readonly move: string; readonly status: string; readonly [field: string]: unknown },
): Promise<Answer<Detail>> {
  return shop.call('POST', `/api/admin/v1/orders/${id}/returns/${move}`, { token, body });
}

/** Accepts a return; the goods are there when its money goes back. */
export async function acceptReturn(shop: Shop, staff: Token, id: string): Promise<void> {
  const { status, body } = await decideReturn(shop, staff, id, {
    ...{ move: 'approve', status: 'requested' },
  });
  if (status !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
}

export function refundReturn(
  shop: Shop,
  staff: Token,
  id: string,
  restock?: boolean,
): Promise<Answer<Detail>> {
  const again = restock === undefined ? {} : { restock };
  const how = { reason: 'Receipt 1042', ...again };
  return decideReturn(shop, staff, id, { move: 'refund', status: 'approved', ...how });
}
