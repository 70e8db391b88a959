import type { Page } from '@playwright/test';
import type { ConversationDetail } from '../lib/conversations/contract.ts';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import { calendarDay } from '../lib/format/bangkok.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { approveMedicine, orderApproved } from './harness/approved-medicine.ts';
import { caller } from './harness/calls.ts';
import { endConversations } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { branchOfficer, newShopper, openDesk, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** An approval from the conversation to the counter (`docs/product/consultation.md`, "Approvals"). */

const NEW_DIRECTIONS = 'One capsule twice a day.';

/** The order's page at the counter: no hand-over before the pharmacist gives another approval. */
async function replaceAtCounter(desk: Page, d: Texts): Promise<void> {
  const part = desk.getByRole('region', { name: d('staff.takenBack.title') });
  await expect(part).toBeVisible();
  await expect(desk.getByRole('button', { name: d('staff.move.hand_over') })).toHaveCount(0);
  await checkAccessibility(desk);
  await part
    .getByRole('button', { name: d('conversations.approval.replaceOf', { name: '' }).trim() })
    .click();
  await part
    .getByRole('textbox', { name: d('conversations.approval.directions') })
    .fill(NEW_DIRECTIONS);
  await part
    .getByRole('textbox', { name: d('conversations.approval.replaceReason') })
    .fill('A lower dose is enough.');
  await checkAccessibility(desk);
  await part
    .getByRole('button', { name: d('conversations.approval.replace'), exact: true })
    .click();
  await expect(part).toBeHidden();
}

test('an approval taken back at the counter is replaced, handed over, labelled and recorded', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  test.slow();
  const d = textsIn('en');
  const shopper = await newShopper(page, shop);
  const officer = await branchOfficer(shop);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 390, height: 844 });
  const pharmacist = caller(shop, await openDesk(shop, 'thana'));
  const asked = await shopper.call<ConversationDetail>('POST', '/v1/conversations', {
    ...{ question_id: 2, for: 'self', consent_version: HEALTH_CONSENT_VERSION },
    intake: { text: 'A sore throat.', since: 'days' },
  });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await approveMedicine(desk, d);
  await visit(page, at(`/pharmacy/consult/${String(asked.id)}`));
  const order = await orderApproved(page, t, officer.branchId);
  await shopper.call('POST', `/v1/conversations/${String(asked.id)}/close`);
  await officer.move(order, 'approve');
  await officer.move(order, 'receive');

  const { approvals } = await shopper.call<ConversationDetail>(
    'GET',
    `/v1/conversations/${String(asked.id)}`,
  );
  const path = `/admin/v1/pharmacy/approvals/${String(approvals[0]?.id)}/withdraw`;
  await pharmacist('POST', path, { reason: 'The dose was too high.' });
  await visit(desk, `${shop.url}/en/staff/orders/${order}`);
  await replaceAtCounter(desk, d);

  await desk.getByRole('button', { name: d('staff.labels.show') }).click();
  await expect(desk.getByText(NEW_DIRECTIONS).first()).toBeVisible();
  await checkAccessibility(desk);
  const { branch } = await shopper.readOrder(order);
  await desk.getByRole('button', { name: d('staff.move.hand_over') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: d('staff.code') }).fill(branch?.pickup_code ?? '');
  await dialog.getByRole('button', { name: d('staff.move.hand_over') }).click();
  await expect(dialog).toBeHidden();

  await visit(desk, `${shop.url}/en/staff/dispensing`);
  await desk.getByLabel(d('staff.records.from')).fill(calendarDay(shop.now()));
  await expect(desk.getByText(order).first()).toBeVisible();
  await checkAccessibility(desk);
  await visit(page, at(`/orders/${order}`));
  const dispensed = page.getByRole('region', { name: t('orders.dispensed') });
  await expect(dispensed.getByText(NEW_DIRECTIONS).first()).toBeVisible();
  await checkAccessibility(page);
  await endConversations(shopper);
});
