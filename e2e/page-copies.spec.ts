import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** The office on pages that the front server keeps. */

const SOON = { timeout: 5_000 };

test('the office says how old the copy of a page is, and has it rendered again', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
  language,
}) => {
  const name = t(`products.copies.${language}`);
  const none = t('products.copies.none', { language: name });
  const copy = page.locator('li[data-current]').filter({ hasText: name });
  await officeAt(page, shop);
  await expect(async () => {
    await visit(shopper, at('/products/20'));
    await visit(page, at('/staff/products/20'));
    await expect(copy).toHaveAttribute('data-current', 'true', SOON);
    await expect(copy).not.toHaveText(none, SOON);
  }).toPass();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('products.copies.again') }).click();
  await expect(page.getByText(t('products.copies.done')).first()).toBeVisible();
  await expect(async () => {
    await visit(page, at('/staff/products/20'));
    await expect(copy).toHaveText(none, SOON);
  }).toPass();
});
