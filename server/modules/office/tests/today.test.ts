import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todaySchema, type Today } from '@/lib/office/contract.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { hirePharmacist, plantConversation } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SIAM, ARI] = [11, 12];

let shop: Shop;
let member: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 500 }]);
  await plantBranches(shop, [SIAM, ARI], { productId: 1 });
  member = await signIn(shop);
});
afterAll(() => shop.close());

const today = async ({ token }: TestMember) =>
  (await shop.call<Today>('GET', '/api/admin/v1/today', { token })).body;
const kindsOf = async (who: TestMember) => (await today(who)).waiting.map(({ kind }) => kind);

it('counts the orders of one’s branches by stage, with the oldest', async () => {
  const siam = await signInStaff(shop, [SIAM]);
  const office = await signInStaff(shop);
  const plant = (status: 'waiting_branch_approval' | 'branch_approved', branchId: number) =>
    plantOrder(shop, { memberId: member.memberId, productId: 1, status, branchId });
  const first = await plant('waiting_branch_approval', SIAM);
  shop.clock.advance(60_000);
  await plant('waiting_branch_approval', SIAM);
  await plant('branch_approved', ARI);
  await plantOrder(shop, { memberId: member.memberId, productId: 1, status: 'cash_on_delivery' });

  const seen = await today(siam);
  expect(todaySchema.safeParse(seen).error).toBeUndefined();
  const [since] = await shop.db
    .select({ at: orders.updatedAt })
    .from(orders)
    .where(eq(orders.id, first));
  const oldest = since?.at.toISOString();
  expect(seen.waiting).toEqual([{ kind: 'approve', count: 2, oldest }]);
  expect(await kindsOf(office)).toEqual(['approve', 'receive', 'pack']);
});

it('shows work of the office and of pharmacists to them alone', async () => {
  const { token } = member;
  const body = { type: 'rectify', note: 'My birthday is wrong.' };
  await shop.call('POST', '/me/data-requests', { token, body });
  await plantConversation(shop, { memberId: member.memberId });
  expect(await kindsOf(await signInStaff(shop))).toEqual(
    expect.arrayContaining(['conversations', 'requests']),
  );
  const pharmacist = await hirePharmacist(shop, { name: 'Anan', licenceNo: '12345' });
  expect(await kindsOf(pharmacist)).toEqual(['conversations']);
  expect(await kindsOf(await signInStaff(shop, [ARI]))).toEqual(['receive']);
});

it('answers nobody who does not work here', async () => {
  const { status } = await shop.call('GET', '/api/admin/v1/today', { token: member.token });
  expect(status).toBe(403);
});
