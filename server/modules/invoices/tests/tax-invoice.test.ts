import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { taxInvoices } from '@/server/modules/orders/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { COMPANY, plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let malee: TestMember;
let id: string;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
  await plantBranches(shop, [11], { productId: 1 });
  malee = await signIn(shop);
  const order = { memberId: malee.memberId, productId: 1, vatAddress: COMPANY };
  id = await plantOrder(shop, { ...order, status: 'delivered' });
});
afterAll(() => shop.close());

const path = (prefix: string) => `${prefix}/orders/${id}/tax-invoice.pdf`;

async function fetchPdf(prefix: string, { token }: Pick<TestMember, 'token'>) {
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${path(prefix)}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the tax invoice as a PDF', () => {
  it('is missing before it is issued', async () => {
    const { status, body } = await shop.call('GET', path('/me'), { token: malee.token });
    expect(status).toBe(404);
    expect(body['code']).toBe('NOT_FOUND');
  });

  it('is private, reproducible and not cacheable', async () => {
    const issuedAt = shop.clock.now();
    await shop.db.insert(taxInvoices).values({ orderId: id, serial: 'ARUN2611-000001', issuedAt });
    const first = await fetchPdf('/api/v1/me', malee);
    expect(first.answer.status).toBe(200);
    expect(first.answer.headers.get('content-type')).toBe('application/pdf');
    expect(first.answer.headers.get('cache-control')).toBe('no-store');
    expect(first.answer.headers.get('content-disposition')).toContain('ARUN2611-000001.pdf');
    expect(first.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect((await fetchPdf('/api/v1/me', malee)).bytes.equals(first.bytes)).toBe(true);
    expect((await fetchPdf('/api/v1/me', await signIn(shop))).answer.status).toBe(404);
    expect((await shop.call('GET', path('/me'))).status).toBe(401);
  });

  it('is readable by staff of the same branch, with an audit entry', async () => {
    const office = await signInStaff(shop);
    expect((await fetchPdf('/api/admin/v1', office)).answer.status).toBe(200);
    const branch = await signInStaff(shop, [11]);
    expect((await fetchPdf('/api/admin/v1', branch)).answer.status).toBe(404);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(log).toMatchObject([{ action: 'invoices.read', memberId: office.memberId }]);
  });
});
