import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffOrderDetailSchema } from '@/lib/staff/contract.ts';
import { orderSchema } from '@/lib/orders/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { invoiceSerials } from '@/server/modules/orders/schema.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { memberCoupons } from '@/server/modules/wallet/schema.ts';
import { fill, HOME, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { COMPANY, signInStaff } from '@/tests/harness/orders.ts';
import { opened, orderOf, owing, paid, tell } from '@/tests/harness/paying.ts';
import { openReturnsShop, refundReturn, sendBack } from '@/tests/harness/returns.ts';
import type { Shop } from '@/tests/harness/shop.ts';
import { plantCoupon } from '@/tests/harness/wallet.ts';

let shop: Shop;
let office: TestMember;
beforeAll(async () => {
  ({ shop, office } = await openReturnsShop());
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db));

async function invoiced(lines: Parameters<typeof owing>[1]) {
  const { shopper, id } = await owing(shop, lines);
  await shop.db.update(orders).set({ vatAddress: COMPANY }).where(eq(orders.id, id));
  await tell(shop, shop.bank.event(await opened(shop, shopper, id), 'succeeded'));
  return { shopper, id };
}
async function askInvoice({ token }: Pick<Shopper, 'token'>, id: string) {
  const person = { ...HOME, kind: 'person', tax_id: '3100600445635' };
  const saved = await shop.call('POST', '/me/vat-addresses', { token, body: person });
  expect(saved.status).toBe(201);
  const body = { vat_address_id: saved.body['id'] };
  return shop.call('POST', `/me/orders/${id}/tax-invoice`, { token, body });
}
/** An order paid by coupons alone: nothing is owed. */
async function gratis() {
  const shopper = await shopperOf(shop);
  for (const kind of ['amount', 'free_delivery'] as const) {
    const couponId = await plantCoupon(shop, { kind, amount: 10_000, minSpend: 0 });
    const path = `/me/coupons/${String(couponId)}/collect`;
    expect((await shop.call('POST', path, { token: shopper.token })).status).toBe(201);
  }
  const copies = await shop.db
    .select({ id: memberCoupons.id })
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, shopper.memberId));
  await fill(shop, shopper, [1, 1]);
  const choices = {
    ...{ delivery_method: 'home', address_id: shopper.addressId },
    coupon_ids: copies.map(({ id }) => id),
  };
  const { body } = await place(shop, shopper, { choices });
  expect(body).toMatchObject({ status: 'paid', total: 0 });
  return { shopper, id: body.order_id };
}
const cancel = ({ token }: Pick<Shopper, 'token'>, id: string) =>
  shop.call('POST', `/me/orders/${id}/cancel`, { token });
async function fetchPdf(path: string, { token }: Pick<TestMember, 'token'>) {
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${path}`, { headers: { Authorization: `Bearer ${token}` } }),
  );
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a credit note', () => {
  it('is issued with the whole amount when an invoiced order is cancelled, and is a PDF', async () => {
    const { shopper, id } = await invoiced([[1, 2]]);
    expect((await orderOf(shop, shopper, id)).credit_notes).toEqual([]);
    await cancel(shopper, id);
    const order = await orderOf(shop, shopper, id);
    expect(orderSchema.parse(order)).toEqual(order);
    expect(order.credit_notes).toMatchObject([{ reason: 'cancelled', amount: 240, vat: 15.7 }]);
    const serial = order.credit_notes[0]?.serial ?? '';
    expect(serial).toMatch(/^[A-Z]+CN\d{4}-\d{6}$/);
    const path = `/orders/${id}/credit-notes/${serial}`;
    const own = await fetchPdf(`/api/v1/me${path}`, shopper);
    expect(own.answer.status).toBe(200);
    expect(own.answer.headers.get('content-type')).toBe('application/pdf');
    expect(own.answer.headers.get('content-disposition')).toContain(`${serial}.pdf`);
    expect(own.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const again = await fetchPdf(`/api/v1/me${path}`, shopper);
    expect(again.bytes.equals(own.bytes)).toBe(true);
    expect((await fetchPdf(`/api/v1/me${path}`, await shopperOf(shop))).answer.status).toBe(404);
    const other = await fetchPdf(`/api/v1/me/orders/${id}/credit-notes/NONE-000001`, shopper);
    expect(other.answer.status).toBe(404);
    expect((await fetchPdf(`/api/admin/v1${path}`, office)).answer.status).toBe(200);
    const branch = await signInStaff(shop, []);
    const seen = await shop.call('GET', `/api/admin/v1/orders/${id}`, { token: branch.token });
    expect(staffOrderDetailSchema.parse(seen.body)).toMatchObject({
      credit_notes: order.credit_notes,
    });
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(log[0]).toMatchObject({ action: 'credit_notes.read', detail: { serial } });
  });

  it('covers the returned part', async () => {
    const { shopper, id } = await invoiced([
      [1, 3],
      [2, 1],
    ]);
    await sendBack(shop, office, { shopper, id }, [[1, 1]]);
    await refundReturn(shop, office, id);
    const { credit_notes: notes } = await orderOf(shop, shopper, id);
    expect(notes).toMatchObject([{ reason: 'returned', amount: 100, vat: 6.54 }]);
    const path = `/api/v1/me/orders/${id}/credit-notes/${notes[0]?.serial ?? ''}`;
    expect((await fetchPdf(path, shopper)).answer.status).toBe(200);
  });

  it('follows at once when the invoice is requested after the return', async () => {
    const { shopper, id } = await paid(shop, [[1, 2]]);
    await sendBack(shop, office, { shopper, id }, [[1, 2]]);
    await refundReturn(shop, office, id);
    expect((await orderOf(shop, shopper, id)).credit_notes).toEqual([]);
    expect((await askInvoice(shopper, id)).body).toMatchObject({
      tax_invoice: { serial: expect.any(String) },
      credit_notes: [{ reason: 'returned', amount: 240, vat: 15.7 }],
    });
  });

  it('does not exist without an invoice', async () => {
    const { shopper, id } = await paid(shop, [[1, 1]]);
    await cancel(shopper, id);
    expect((await orderOf(shop, shopper, id)).credit_notes).toEqual([]);
  });

  it('does not exist for an order that cost nothing, which can be cancelled', async () => {
    const { shopper, id } = await gratis();
    expect((await askInvoice(shopper, id)).status).toBe(200);
    expect(await cancel(shopper, id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', credit_notes: [] },
    });
  });
});

describe('serials', () => {
  it('have no gaps or duplicates under concurrent and refused requests', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => invoiced([[1, 1]])));
    await Promise.all(
      crowd.flatMap(({ shopper, id }) => [cancel(shopper, id), cancel(shopper, id)]),
    );
    const notes = await Promise.all(
      crowd.map(async ({ shopper, id }) => (await orderOf(shop, shopper, id)).credit_notes),
    );
    expect(notes.map((ofOrder) => ofOrder.length)).toEqual(crowd.map(() => 1));
    const numbers = notes.flat().map(({ serial }) => Number(serial.split('-')[1]));
    expect(new Set(numbers).size).toBe(crowd.length);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(crowd.length - 1);
    const rows = await shop.db.select({ month: invoiceSerials.month }).from(invoiceSerials);
    expect(rows.map(({ month }) => month.startsWith('CN')).toSorted()).toEqual([false, true]);
  });
});
