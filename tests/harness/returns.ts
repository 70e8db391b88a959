import type { StaffOrderDetail } from '../../lib/staff/contract.ts';
import { plantProducts, plantShelves } from './catalog.ts';
import type { Shopper } from './checkout.ts';
import type { TestMember } from './members.ts';
import { signInStaff } from './orders.ts';
import { moveTo } from './paying.ts';
import { openShop, type Answer, type Shop } from './shop.ts';
import { returnSeen } from './staff-work.ts';

type Token = Pick<TestMember, 'token'>;
type Lines = readonly (readonly [line: number, qty: number])[];
type Detail = StaffOrderDetail & Record<string, unknown>;

/** Shop with products at 100 and 250.50 baht, and an office employee. */
export async function openReturnsShop(): Promise<{ shop: Shop; office: TestMember }> {
  const shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, price: 10_000, available: 500 },
    { id: 2, price: 25_050, available: 500 },
  ]);
  return { shop, office: await signInStaff(shop) };
}

function deliver(shop: Shop, id: string): Promise<void> {
  return moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
}

export async function askReturn(
  shop: Shop,
  { token }: Pick<Shopper, 'token'>,
  id: string,
  lines: Lines,
): Promise<void> {
  const body = { reason: 'damaged', lines: lines.map(([line, qty]) => ({ line, qty })) };
  const answer = await shop.call('POST', `/me/orders/${id}/returns`, { token, body });
  if (answer.status !== 201 && answer.status !== 200) {
    throw new Error(`no return: ${JSON.stringify(answer.body)}`);
  }
}

/** Decides a return with the version shown on the board. */
export async function decideReturn(
  shop: Shop,
  staff: Token,
  id: string,
  { move, ...fields }: { readonly move: string; readonly [field: string]: unknown },
): Promise<Answer<Detail>> {
  const { token } = staff;
  const body = { version: await returnSeen(shop, staff, id), ...fields };
  return shop.call('POST', `/api/admin/v1/orders/${id}/returns/${move}`, { token, body });
}

export async function acceptReturn(shop: Shop, staff: Token, id: string): Promise<void> {
  const { status, body } = await decideReturn(shop, staff, id, {
    move: 'approve',
  });
  if (status !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
}

/** Delivered, returned and approved: only the refund is left. */
export async function sendBack(
  shop: Shop,
  staff: Token,
  { shopper, id }: { readonly shopper: Pick<Shopper, 'token'>; readonly id: string },
  lines: Lines,
): Promise<void> {
  await deliver(shop, id);
  await askReturn(shop, shopper, id, lines);
  await acceptReturn(shop, staff, id);
}

export function refundReturn(
  shop: Shop,
  staff: Token,
  id: string,
  restock?: boolean,
): Promise<Answer<Detail>> {
  const again = restock === undefined ? {} : { restock };
  const how = { reason: 'Receipt 1042', ...again };
  return decideReturn(shop, staff, id, { move: 'refund', ...how });
}
