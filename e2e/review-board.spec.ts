import type { ReviewedLine } from '../lib/reviews/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper, officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

// The author edits before the office decides, which is refused once.
test.use({ expectedErrors: /409/ });

test('the office decides on the text it has read: a meanwhile edited review is read first', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const author = await newShopper(page, shop);
  const office = await officeAt(desk, shop);
  const { order_id: id } = await author.placeOrder('cod');
  await office.move(id, 'pack');
  const parcel = { carrier: 'Thai Post', tracking_no: 'EX123456789TH' };
  await office.move(id, 'ship', parcel);
  await office.move(id, 'deliver');
  const words = { line: 1, rating: 5, body: `Kind to my skin, ${id}` };
  await author.call<ReviewedLine>('POST', `/v1/me/orders/${id}/reviews`, words);

  await visit(desk, at('/staff/reviews'));
  const card = desk.getByRole('row').filter({ hasText: id });
  await expect(card).toContainText(words.body);
  await card.getByRole('button', { name: t('staff.reject'), exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: t('staff.rejectReview') });
  const reason = dialog.getByRole('textbox', { name: t('staff.reason') });
  await reason.fill('It names another shop.');

  await visit(page, at('/orders/reviews?tab=written'));
  await page.getByRole('button', { name: t('reviews.change'), exact: true }).click();
  await page.getByLabel(t('reviews.bodyField'), { exact: true }).fill(`Buy it elsewhere, ${id}`);
  await page.getByRole('button', { name: t('reviews.send'), exact: true }).click();
  await expect(page.getByText(`Buy it elsewhere, ${id}`)).toBeVisible();

  await dialog.getByRole('button', { name: t('staff.reject'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(`Buy it elsewhere, ${id}`);
  await expect(card.getByText(t('staff.reviewChanged'))).toBeVisible();
  await checkAccessibility(desk);

  await card.getByRole('button', { name: t('staff.reject'), exact: true }).click();
  await expect(reason).toHaveValue('It names another shop.');
  await dialog.getByRole('button', { name: t('staff.reject'), exact: true }).click();
  await expect(card).toBeHidden();
  await visit(page, at('/orders/reviews?tab=written'));
  await expect(
    page.getByText(t('reviews.rejectedFor', { reason: 'It names another shop.' })),
  ).toBeVisible();
});
