import { describe, expect, it } from 'vitest';
import type { OrderNotice } from './rules/machine.ts';
import type { OrderMailFacts } from './mail-ports.ts';
import { createOrderMails } from './mails.ts';

const FACTS: OrderMailFacts = {
  email: 'malee@example.com',
  hearsOfDelivery: true,
  paymentMethod: 'cod',
  items: [{ name: { en: 'Rose <serum>', th: 'เซรั่มกุหลาบ' }, qty: 2, total: 59_800 }],
  deliveryFee: 4_000,
  total: 63_800,
  toPay: 53_800,
  branch: { name: { en: 'Siam', th: 'สยาม' }, phone: '021234567' },
  pickupCode: 'K7M2QP',
  parcel: { carrier: 'Thai Post', trackingNo: 'EX123' },
  note: '',
  togetherWith: null,
};

async function mailOf(notice: OrderNotice, changes: Partial<OrderMailFacts> = {}) {
  const written: { recipient: string; body: string }[] = [];
  const repos = {
    outbox: { add: async (mail: { recipient: string; body: string }) => void written.push(mail) },
    orderMail: { read: async () => ({ ...FACTS, ...changes }) },
  };
  const mail = { notice, orderId: 'AR1', memberId: 7, at: new Date() };
  await createOrderMails('https://shop.test').write(repos, mail);
  return written;
}

describe('mails about orders', () => {
  it.each([
    ['placed', ['฿538.00 in cash', '฿538.00', 'Total: ฿638.00', 'เซรั่มกุหลาบ x 2']],
    ['paid', ['Payment received', 'ได้รับชำระเงิน', 'Rose <serum> x 2: ฿598.00']],
    ['shipped', ['Thai Post, tracking number EX123', 'เลขพัสดุ EX123']],
    ['branch_received', ['at Siam', 'ที่ สยาม', 'K7M2QP']],
    ['cancelled', ['was cancelled', 'nothing to pay']],
    ['cancelled_paid', ['We are refunding what you paid', 'คืนเงิน']],
    ['refunded', ['We have refunded your payment', 'คืนเงินให้คุณแล้ว']],
  ] as const)('%s says in both languages what happened', async (notice, parts) => {
    const [mail] = await mailOf(notice);
    expect(mail?.recipient).toBe('malee@example.com');
    for (const part of parts) expect(mail?.body).toContain(part);
    expect(mail?.body).toMatch(/^\S.*AR1.* \/ .*AR1.*\n/);
    expect(mail?.body).toContain('https://shop.test/th/orders/AR1');
    expect(mail?.body).toContain('https://shop.test/orders/AR1');
  });

  it('name the other order of a split cart', async () => {
    const [mail] = await mailOf('paid', { togetherWith: 'AR2' });
    expect(mail?.body).toContain('together with order AR2');
    expect(mail?.body).toContain('พร้อมกับคำสั่งซื้อ AR2');
    expect((await mailOf('paid'))[0]?.body).not.toContain('together');
  });

  it('give the reason, and the pick-up code only once the goods are there', async () => {
    const [mail] = await mailOf('cancelled', { note: 'Sold out' });
    expect(mail?.body).toContain('Reason: Sold out');
    expect((await mailOf('branch_rejected'))[0]?.body).not.toContain('K7M2QP');
  });

  it('are not written without an address, or about steps that need none', async () => {
    expect(await mailOf('paid', { email: '' })).toEqual([]);
    expect(await mailOf('delivered')).toEqual([]);
  });

  it('leave out how the goods come where the member wants no mail of it', async () => {
    const quiet = { hearsOfDelivery: false };
    expect(await mailOf('shipped', quiet)).toEqual([]);
    expect(await mailOf('branch_received', quiet)).toEqual([]);
    expect(await mailOf('paid', quiet)).toHaveLength(1);
    expect(await mailOf('branch_rejected', quiet)).toHaveLength(1);
  });
});
