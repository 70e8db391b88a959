import { checkAccessibility } from './harness/accessibility.ts';
import { readsBarcode } from './harness/barcodes.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { DEVICES } from './harness/video-calls.ts';

/** Barcodes by the camera, with Chromium's fake one. */

test.use(DEVICES);

/** The item code of product 17 in the demo (`demo/seed/products/generate.ts`). */
const CODE = '234623';

test('a code before the camera opens the stock of its product', async ({ page, shop, at, t }) => {
  await readsBarcode(page, CODE);
  await officeAt(page, shop);
  await visit(page, at('/staff/stock'));
  await page.getByRole('button', { name: t('office.scan.open') }).click();
  await expect(page).toHaveURL(/\/staff\/stock\/17$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the picture shows where the code belongs, and closing leaves the field as it was', async ({
  page,
  shop,
  at,
  t,
}) => {
  await readsBarcode(page, '');
  await officeAt(page, shop);
  await visit(page, at('/staff/stock'));
  await page.getByRole('button', { name: t('office.scan.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('office.scan.hold'))).toBeVisible();
  await expect(dialog.locator('video')).not.toHaveJSProperty('videoWidth', 0);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('office.scan.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(t('stock.scan'))).toHaveValue('');
});
