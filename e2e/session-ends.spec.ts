import { checkAccessibility } from './harness/accessibility.ts';
import { signIn } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { OFFICE_PHONE } from './harness/orders.ts';
import { readOtp } from './harness/outbox.ts';
import { reload, visit } from './harness/page.ts';
import { claimProduct, isPlain } from './harness/products.ts';

/** A sign-in that ends under a form of the office is given again in place. */

test.use({ expectedErrors: /status of 401/ });

/** A phone gets one code a minute. */
const NEXT_CODE_MS = 61_000;

test('a form of a product outlasts the end of the session', async ({ page, shop, at, t }) => {
  const { id } = await claimProduct(shop, 'in_stock=true', isPlain);
  await shop.forward(NEXT_CODE_MS);
  await visit(page, at(`/staff/products/${String(id)}`));
  await signIn(page, shop, t, OFFICE_PHONE);
  const part = page.getByRole('form', { name: t('products.part.facts'), exact: true });
  const size = part.getByLabel(t('products.field.size'), { exact: true });
  await size.fill('17 pieces');

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
  });
  await part.getByRole('button', { name: t('products.save.facts') }).click();
  const dialog = page.getByRole('dialog', { name: t('people.signInAgain') });
  await expect(dialog.getByLabel(t('identity.phone'))).toHaveValue(OFFICE_PHONE);
  await checkAccessibility(page);
  await expect(size).toHaveValue('17 pieces');

  await shop.forward(NEXT_CODE_MS);
  await dialog.getByRole('button', { name: t('identity.sendOtp') }).click();
  const code = dialog.getByLabel(t('identity.otp'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await readOtp(shop.url, OFFICE_PHONE));
  await dialog.getByRole('button', { name: t('identity.confirm') }).click();
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(part.getByText(t('office.form.unchanged'))).toBeVisible();
  await reload(page);
  await expect(size).toHaveValue('17 pieces');
});
