import type { StaffPaymentPage } from '../../lib/staff/contract-payments.ts';
import type { StaffOrderDetail, StaffOrderPage } from '../../lib/staff/contract.ts';
import type { TestMember } from './members.ts';
import type { Answer, Shop } from './shop.ts';

type Token = Pick<TestMember, 'token'>;

const BOARD = '/api/admin/v1';
const UNSEEN = 'unseen';

/** Order from the board's list, which is not recorded in the audit log. */
async function onBoard(shop: Shop, { token }: Token, id: string) {
  const { body } = await shop.call<StaffOrderPage>('GET', `${BOARD}/orders?q=${id}`, { token });
  return body.entities[0];
}

export async function orderSeen(shop: Shop, staff: Token, id: string): Promise<string> {
  return (await onBoard(shop, staff, id))?.version ?? UNSEEN;
}

export async function returnSeen(shop: Shop, staff: Token, id: string): Promise<string> {
  return (await onBoard(shop, staff, id))?.return?.version ?? UNSEEN;
}

export async function paymentSeen(shop: Shop, { token }: Token, id: string): Promise<string> {
  const path = `${BOARD}/payments?per_page=100`;
  const { body } = await shop.call<StaffPaymentPage>('GET', path, { token });
  return body.entities.find(({ payment_id: one }) => one === id)?.version ?? UNSEEN;
}

export async function moveSeen(
  shop: Shop,
  staff: Token,
  id: string,
  { move, ...fields }: { readonly move: string; readonly [field: string]: unknown },
): Promise<Answer<StaffOrderDetail & Record<string, unknown>>> {
  const body = { version: await orderSeen(shop, staff, id), ...fields };
  return shop.call('POST', `${BOARD}/orders/${id}/${move}`, { token: staff.token, body });
}
