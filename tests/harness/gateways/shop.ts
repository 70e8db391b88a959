import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { payments, refunds } from '../../../server/db/schema/payments.ts';
import type { Payment } from '../../../lib/payments/contract.ts';
import type { PaymentProvider } from '../../../server/modules/payments/ports.ts';
import { plantProducts, plantShelves } from '../catalog.ts';
import { openShop, type Shop } from '../shop.ts';

/** Products of the contract tests: an ordinary one, and one above the limit of most payment methods. */
export const GOODS = { plain: 1, dear: 2 } as const;

/** Shop with the given gateway only. */
export async function openGatewayShop(provider: PaymentProvider): Promise<Shop> {
  const shop = await openShop({ provider });
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: GOODS.plain, price: 70_550, available: 500 },
    { id: GOODS.dear, price: 16_000_000, available: 500 },
  ]);
  return shop;
}

/** Submits our form with the gateway's fields. */
export async function fillForm(
  shop: Shop,
  payment: Pick<Payment, 'next_action'>,
  fields: Readonly<Record<string, string>>,
): Promise<string | null> {
  if (payment.next_action.type !== 'redirect') throw new Error('no form to fill');
  const { pathname, search } = new URL(payment.next_action.url);
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

export async function callback(
  shop: Shop,
  gateway: string,
  message: { readonly body: string; readonly headers?: HeadersInit },
): Promise<number> {
  const url = `http://shop.test/api/v1/payments/webhooks/${gateway}`;
  return (await shop.app.fetch(new Request(url, { method: 'POST', ...message }))).status;
}

/** Picture of a code, requested without a token, like a browser does. */
export async function pictureOf(shop: Shop, payment: Pick<Payment, 'next_action'>) {
  if (payment.next_action.type !== 'qr_picture') throw new Error('no picture');
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${payment.next_action.picture}`),
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export async function refundOf(shop: Shop, paymentId: string) {
  const [row] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return row;
}

/** Whether the reconciler will check the payment again. */
export async function isAskedAgain(shop: Shop, paymentId: string): Promise<boolean> {
  const [row] = await shop.db.select().from(payments).where(eq(payments.id, paymentId));
  return (row?.checkAt ?? null) !== null;
}
