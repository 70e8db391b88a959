import type { Page } from '@playwright/test';
import type { Order } from '../lib/orders/contract.ts';
import { formatBaht } from '../lib/format/money.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { flip } from './harness/bank.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import {
  approveWallet,
  newShopper,
  officeAt,
  paymentResult,
  startButton,
} from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';

const cardOf = (board: Page, { order_id: id }: Order) =>
  board.getByRole('listitem').filter({ has: board.getByRole('heading', { name: id }) });

async function ask(board: Page, order: Order, action: string) {
  await cardOf(board, order).getByRole('button', { name: action }).click();
  const dialog = board.getByRole('dialog', { name: `${action}: ${order.order_id}` });
  await expect(dialog).toBeVisible();
  return { dialog, send: () => dialog.getByRole('button', { name: action }).click() };
}

async function payByWallet(page: Page, t: Texts, at: (path: string) => string, order: Order) {
  await visit(page, at(`/orders/${order.order_id}/payment/truemoney`));
  await startButton(page, t, 'truemoney', order).click();
  await approveWallet(page);
}

const nameIn = (language: Locale, { items: [item] }: Order) =>
  (language === 'th' ? item?.product.product_name_th : item?.product.product_name_en) ?? '';

test('a piece is returned: staff restocks and refunds it, and the shopper sees the refund', async ({
  page,
  otherPage: board,
  shop,
  at,
  t,
  language,
}) => {
  const shopper = await newShopper(page, shop);
  const office = await officeAt(board, shop);
  const order = await shopper.placeOrder('truemoney', { qty: 2 });
  await payByWallet(page, t, at, order);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  const { order_id: id } = order;
  await office.move(id, 'pack');
  const parcel = { carrier: 'Thai Post', tracking_no: 'EX123456789TH' };
  await office.move(id, 'ship', parcel);
  await office.move(id, 'deliver');

  await visit(page, at(`/orders/${id}`));
  await page.getByRole('button', { name: t('orders.returnAsk') }).click();
  const back = page.getByRole('region', { name: t('orders.returns') });
  await back.getByRole('checkbox').check();
  await back
    .getByRole('button', { name: t('orders.fewer', { name: nameIn(language, order) }) })
    .click();
  await back.getByLabel(t('orders.returnReason')).selectOption('wrong_item');
  await back.getByRole('button', { name: t('orders.returnSend') }).click();
  await expect(page.getByText(t('orders.return.requested'), { exact: true })).toBeVisible();

  await visit(board, at('/staff/orders?tab=returns'));
  await cardOf(board, order)
    .getByRole('button', { name: t('staff.return.approve') })
    .click();
  const action = t('staff.return.refund');
  const { dialog, send } = await ask(board, order, action);
  const piece = formatBaht(order.subtotal / 2);
  await expect(dialog.getByText(t('staff.return.amount', { amount: piece }))).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: t('staff.restock') })).toBeChecked();
  await checkAccessibility(board);
  await send();
  await expect(dialog).toBeHidden();
  await visit(board, at(`/staff/orders/${id}`));
  const decided = board.getByRole('region', { name: t('staff.return'), exact: true });
  await expect(decided).toContainText(t('staff.return.given', { amount: piece }));
  await expect(decided).toContainText(t('staff.restocked'));
  await checkAccessibility(board);

  await expect(async () => {
    const { refund } = await shopper.readOrder(id);
    expect(refund).toEqual({ status: 'refunded', amount: order.subtotal / 2 });
  }).toPass();
  await reload(page);
  await expect(page.getByText(t('orders.refund.refunded', { amount: piece }))).toBeVisible();
});

test('a wrong amount is refunded by staff, and by hand if the bank refuses', async ({
  page,
  otherPage: board,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(page, shop);
  await officeAt(board, shop);
  const order = await shopper.placeOrder('truemoney');
  await flip(shop, { short: true, no_refunds: true });
  await payByWallet(page, t, at, order);
  await visit(board, at('/staff/orders?tab=payments'));
  const came = formatBaht(order.to_pay - 1);
  const differs = t('staff.payment.differs', { came, asked: formatBaht(order.to_pay) });
  await expect(cardOf(board, order)).toContainText(differs);
  await checkAccessibility(board);

  const refund = await ask(board, order, t('staff.payment.refund'));
  const reason = refund.dialog.getByRole('textbox', { name: t('staff.payment.reason.refund') });
  await expect(reason).toBeFocused();
  await reason.fill('A baht is missing');
  await checkAccessibility(board);
  await refund.send();
  await expect(refund.dialog).toBeHidden();

  await expect(async () => {
    await reload(board);
    await expect(cardOf(board, order)).toContainText(t('staff.payment.refused', { sum: came }), {
      timeout: 3_000,
    });
  }).toPass();
  await flip(shop, { short: false, no_refunds: false });
  const resolve = await ask(board, order, t('staff.payment.resolve'));
  await resolve.dialog.getByRole('textbox').fill('Transfer 77');
  await resolve.send();
  await expect(cardOf(board, order)).toBeHidden();
  const { payment } = await shopper.readOrder(order.order_id);
  expect(payment).toMatchObject({ status: 'refunded' });

  await payByWallet(page, t, at, order);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
});
