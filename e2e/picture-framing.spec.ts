import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';

/** Crop and focal point of a picture, by keyboard, and what shoppers see of it. */

test('a picture is cropped and focused by keyboard, and the shop shows it under a new address', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/products/19'));
  const part = page.getByRole('region', { name: t('products.part.pictures') });
  const pictures = part.getByRole('list').getByRole('group');
  await expect(pictures).toHaveCount(4);
  await part.getByLabel(t('office.pictures.choose')).setInputFiles([await photo('front.jpg')]);
  await expect(pictures).toHaveCount(5);
  await pictures.last().getByLabel(t('products.picture.alt_th')).fill('ภาพที่จะครอบตัด');
  await pictures.last().getByLabel(t('products.picture.alt_en')).fill('To be cropped');
  await part.getByRole('button', { name: t('products.save.pictures') }).click();
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();

  const shown = shopper.locator('main img[src*="products%2F19-5"]').first();
  const address = () => shown.getAttribute('src', { timeout: 2_000 });
  let before: string | null = null;
  await expect(async () => {
    await visit(shopper, at('/products/19'));
    before = await address();
  }).toPass();

  await visit(page, at('/staff/media'));
  await page
    .getByRole('button', { name: t('media.frame') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('media.crop')).check();
  const corner = dialog.getByLabel(t('media.handle.se'));
  await corner.focus();
  for (const key of ['ArrowLeft', 'ArrowUp']) await corner.press(`Shift+${key}`);
  await dialog.getByLabel(t('media.focus'), { exact: true }).check();
  await dialog.getByLabel(t('media.focus.x')).press('Home');
  await expect(dialog.getByLabel(t('media.focus.x'))).toHaveValue('0');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('media.save') }).click();
  await expect(page.getByText(t('media.done.framing')).first()).toBeVisible();

  await expect(async () => {
    await visit(shopper, at('/products/19'));
    expect(await address()).not.toBe(before);
  }).toPass();
  const picture = await shopper.request.get(shop.url + String(await address()));
  expect(picture.headers()['content-type']).toContain('image/');

  // The same dialog stands in the product's own list, where a text that is not saved stays.
  await visit(page, at('/staff/products/19'));
  await expect(pictures).toHaveCount(5);
  await pictures.last().getByLabel(t('products.picture.alt_en')).fill('Whole again');
  await pictures
    .last()
    .getByRole('button', { name: t('products.picture.frame') })
    .press('Enter');
  await expect(dialog.getByLabel(t('media.crop'))).toBeChecked();
  await dialog.getByLabel(t('media.crop')).uncheck();
  await dialog.getByLabel(t('media.focus'), { exact: true }).uncheck();
  await dialog.getByRole('button', { name: t('media.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(pictures.last().getByLabel(t('products.picture.alt_en'))).toHaveValue('Whole again');
  await part.getByRole('button', { name: t('products.save.pictures') }).click();
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();
});
