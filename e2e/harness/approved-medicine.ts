import type { Page } from '@playwright/test';
import { checkAccessibility, checkFromTop } from './accessibility.ts';
import { expect, type Texts } from './fixtures.ts';
import { approveWallet, branchOfficer, paymentResult, type Shopper } from './orders.ts';
import { visit } from './page.ts';
import { bubble, type Both } from './conversation.ts';

/** From the pharmacist's approval to the pickup at the branch. */

const DIRECTIONS = 'One capsule three times a day.';

export async function recommendProduct(page: Page, desk: Page, { t, d }: Both): Promise<void> {
  await desk.getByRole('searchbox', { name: d('conversations.deskProduct') }).fill('vitamin c');
  const found = desk.getByRole('radiogroup', { name: d('conversations.deskProducts') });
  await found.getByRole('radio').first().check();
  await checkFromTop(desk);
  await desk.getByRole('button', { name: d('conversations.deskRecommend') }).click();
  const label = t('conversations.product.named', { name: '' }).trim();
  await expect(page.getByRole('log').getByRole('region', { name: label })).toBeVisible();
}

export async function approveMedicine(desk: Page, d: Texts): Promise<void> {
  await desk.getByRole('searchbox', { name: d('conversations.deskMedicine') }).fill('amoxicillin');
  const found = desk.getByRole('radiogroup', { name: d('conversations.deskMedicines') });
  await found.getByRole('radio').first().check();
  await desk
    .getByRole('textbox', { name: d('conversations.approval.directions') })
    .fill(DIRECTIONS);
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: d('conversations.deskApprove') }).click();
  // A refusal is shown here, before the member waits for the medicine.
  await expect(desk.getByText(d('conversations.deskApproved')).first()).toBeVisible();
}

/**
 * From the conversation into the cart and to a branch, since approved medicine is not delivered.
 * @returns id of the paid order
 */
export async function orderApproved(page: Page, t: Texts, branchId: number): Promise<string> {
  await expect(bubble(page, DIRECTIONS)).toBeVisible();
  await checkFromTop(page);
  const label = t('conversations.approval.named', { name: '' }).trim();
  const card = page.getByRole('log').getByRole('region', { name: label });
  await card.getByRole('button', { name: t('conversations.approval.buy') }).click();
  await page.getByRole('link', { name: t('conversations.approval.toCart') }).click();
  await expect(page.getByText(t('cart.pickupOnly'))).toBeVisible();
  await checkAccessibility(page);
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await expect(page.getByText(t('checkout.pickupOnly'))).toBeVisible();
  await expect(page.getByRole('radio', { name: t('checkout.home') })).toBeDisabled();
  await page.locator(`input[name="branch_id"][value="${String(branchId)}"]`).check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.truemoney') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await page.getByRole('button', { name: /\d\.\d\d/ }).click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  const [, id = ''] = /\/orders\/(AR[^/?]*)/.exec(page.url()) ?? [];
  return id;
}

/** The branch prepares the order; its pharmacist hands it out for the pickup code. */
export async function collectMedicine(
  page: Page,
  desk: Page,
  { t, d, shop, shopper, id }: Both & { readonly shopper: Shopper; readonly id: string },
): Promise<void> {
  const officer = await branchOfficer(shop);
  await officer.move(id, 'approve');
  await officer.move(id, 'receive');
  await page.getByRole('link', { name: t('payments.go.order') }).click();
  const { branch } = await shopper.readOrder(id);
  const code = branch?.pickup_code ?? '';
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  await visit(desk, `${shop.url}/en/staff/orders/${id}`);
  await desk.getByRole('button', { name: d('staff.move.hand_over') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: d('staff.code') }).fill(code);
  await dialog.getByRole('button', { name: d('staff.move.hand_over') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('orders.status.collected')).first()).toBeVisible();
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
}
