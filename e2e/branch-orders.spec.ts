import type { Page } from '@playwright/test';
import type { Order } from '../lib/orders/contract.ts';
import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { findForPickup } from './harness/checkout.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import {
  approveWallet,
  branchOfficer,
  newShopper,
  paymentResult,
  startButton,
  type BranchOfficer,
  type Shopper,
} from './harness/orders.ts';
import { visit } from './harness/page.ts';
import type { ShopServer } from './harness/server.ts';

/** Pickup orders that the branch rejects (`docs/contract.md`, "Order states"). */

const REASON = 'Broken on the shelf';

interface Meeting {
  readonly page: Page;
  readonly shop: ShopServer;
  readonly shopper: Shopper;
  readonly officer: BranchOfficer;
  readonly at: (path: string) => string;
  readonly t: Texts;
}

/** Pays at the sandbox bank; the branch then rejects the order. */
async function rejected({ page, shop, shopper, officer, at, t }: Meeting): Promise<Order> {
  const { branchId } = officer;
  const { id: productId } = await findForPickup(shop, branchId);
  const order = await shopper.placeOrder('truemoney', { productId, branchId });
  await visit(page, at(`/orders/${order.order_id}/payment/truemoney`));
  await startButton(page, t, 'truemoney', order).click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  await page.getByRole('link', { name: t('payments.go.order') }).click();
  await expect(page.getByText(t('orders.meaning.waiting_branch_approval'))).toBeVisible();

  await officer.move(order.order_id, 'reject', { reason: REASON });
  await expect(page.getByText(t('orders.meaning.rejected_by_branch'))).toBeVisible();
  return order;
}

test('a branch rejects an order: the shopper sees it, and gets the money back', async ({
  page,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(page, shop);
  const officer = await branchOfficer(shop);
  const order = await rejected({ page, shop, shopper, officer, at, t });
  await checkAccessibility(page);
  await expect(page.getByText(REASON)).toBeVisible();

  await page.getByRole('button', { name: t('orders.cancel') }).click();
  const dialog = page.getByRole('dialog', { name: t('orders.cancelTitle') });
  await expect(dialog.getByText(t('orders.cancelTextPaid'))).toBeVisible();
  await dialog.getByRole('button', { name: t('orders.cancelConfirm') }).click();
  await expect(page.getByText(t('orders.meaning.cancelled'))).toBeVisible();
  const amount = formatBaht(order.to_pay);
  await expect(async () => {
    const { refund } = await shopper.readOrder(order.order_id);
    expect(refund).toMatchObject({ status: 'refunded', amount: order.to_pay });
  }).toPass();
  await expect(page.getByText(t('orders.refund.refunded', { amount }))).toBeVisible();
  await checkAccessibility(page);
});

test('a branch rejects an order: another one takes it, at the same price', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const shopper = await newShopper(page, shop);
  const officer = await branchOfficer(shop);
  const order = await rejected({ page, shop, shopper, officer, at, t });

  await page.getByRole('button', { name: t('orders.chooseBranch') }).click();
  const other = page.locator(
    `input[name="branch_id"]:enabled:not([value="${String(officer.branchId)}"])`,
  );
  await other.first().check();
  await expect(
    page.locator(`input[name="branch_id"][value="${String(officer.branchId)}"]`),
  ).toHaveCount(0);
  await checkAccessibility(page);
  const chosen = Number(await page.locator('input[name="branch_id"]:checked').inputValue());
  await page.getByRole('button', { name: t('orders.takeBranch') }).click();
  await expect(page.getByText(t('orders.meaning.waiting_branch_approval'))).toBeVisible();
  const now = await shopper.readOrder(order.order_id, language);
  expect(now).toMatchObject({
    status: 'waiting_branch_approval',
    branch: { id: chosen },
    total: order.total,
    refund: null,
  });
  await expect(page.getByText(now.branch?.name ?? '', { exact: true })).toBeVisible();
  await checkAccessibility(page);
});
