import type { ConversationDetail } from '../lib/conversations/contract.ts';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { approveMedicine } from './harness/approved-medicine.ts';
import { endConversations } from './harness/conversation.ts';
import { expect, test, textsIn } from './harness/fixtures.ts';
import {
  approveWallet,
  branchOfficer,
  newShopper,
  paymentResult,
  pharmacistAt,
} from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

test('an approved medicine is picked up and the rest goes home, in one checkout', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  test.slow();
  const d = textsIn('en');
  const shopper = await newShopper(page, shop);
  const { branchId } = await branchOfficer(shop);
  await pharmacistAt(desk, shop);
  const asked = await shopper.call<ConversationDetail>('POST', '/v1/conversations', {
    ...{ question_id: 2, for: 'self', consent_version: HEALTH_CONSENT_VERSION },
    intake: { text: 'A sore throat.', since: 'days' },
  });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await approveMedicine(desk, d);
  await visit(page, at(`/pharmacy/consult/${String(asked.id)}`));
  const label = t('conversations.approval.named', { name: '' }).trim();
  const card = page.getByRole('log').getByRole('region', { name: label });
  await card.getByRole('button', { name: t('conversations.approval.buy') }).click();
  await expect(card.getByRole('link', { name: t('conversations.approval.toCart') })).toBeVisible();
  const cheap = 'price_min=100&price_max=400&in_stock=true';
  const other = await claimProduct(shop, cheap, isPlenty);
  await shopper.addToCart(other.id);
  await shopper.createAddress();

  await visit(page, at('/cart'));
  await expect(page.getByText(t('cart.canSplit'))).toBeVisible();
  await checkFromTop(page);
  await visit(page, at('/orders/summary'));
  await page.getByRole('radio', { name: t('checkout.split') }).check();
  const pickup = page.getByRole('region', { name: t('checkout.splitPart.pickup') });
  const home = page.getByRole('region', { name: t('checkout.splitPart.home') });
  await expect(pickup).toBeVisible();
  await expect(home).toBeVisible();
  await page.locator(`input[name="branch_id"][value="${String(branchId)}"]`).check();
  await checkFromTop(page);
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.truemoney') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(home).toBeVisible();
  await checkFromTop(page);
  await page.getByRole('button', { name: /\d\.\d\d/ }).click();

  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  const [, first = ''] = /\/orders\/(AR[^/?]*)/.exec(page.url()) ?? [];
  const { together_with: owed } = await shopper.readOrder(first);
  await checkAccessibility(page);
  // A refresh loses nothing of it.
  await page.reload();
  const amount = formatBaht(owed?.to_pay ?? 0);
  await page.getByRole('link', { name: t('payments.go.next', { amount }) }).click();
  await approveWallet(page);
  await expect(page).toHaveURL(new RegExp(`/orders/${owed?.order_id ?? 'none'}/`));
  await expect(paymentResult(page, t, 'paid')).toBeVisible();

  await page.getByRole('link', { name: t('payments.go.order') }).click();
  const together = page.getByRole('region', { name: t('orders.togetherWith', { id: first }) });
  await expect(together.getByText(t('orders.status.paid'))).toBeVisible();
  await checkAccessibility(page);
  await together.getByRole('link', { name: t('orders.together.see', { id: first }) }).click();
  await expect(
    page.getByRole('region', { name: t('orders.togetherWith', { id: owed?.order_id ?? '' }) }),
  ).toBeVisible();
  expect((await shopper.readOrder(owed?.order_id ?? '')).status).toBe('waiting_branch_approval');
  await endConversations(shopper);
});
