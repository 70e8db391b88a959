import type { Page } from '@playwright/test';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';

/** From a file of the merchant to the product's page in the shop. */

test.use({ expectedErrors: /status of 422/ });

test('a picture is uploaded, worded in both languages, put first, and seen in the shop', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
}) => {
  const path = '/staff/products/17';
  await officeAt(page, shop);
  await visit(page, at(path));
  const part = page.getByRole('region', { name: t('products.part.pictures') });
  const pictures = part.getByRole('list').getByRole('group');
  await expect(pictures).toHaveCount(4);
  const broken = { name: 'x.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  await part
    .getByLabel(t('office.pictures.choose'))
    .setInputFiles([await photo('front.jpg'), broken]);
  await expect(pictures).toHaveCount(5);
  await expect(part.getByText('x.heic')).toBeVisible();
  await part.getByRole('button', { name: t('office.pictures.dismiss') }).click();

  const save = part.getByRole('button', { name: t('products.save.pictures') });
  await save.click();
  await expect(pictures.last().getByText(t('products.missing'))).toHaveCount(2);
  await checkAccessibility(page);
  await pictures.last().getByLabel(t('products.picture.alt_th')).fill('ด้านหน้าของใหม่');
  await pictures.last().getByLabel(t('products.picture.alt_en')).fill('The new front');
  for (let place = 4; place > 0; place -= 1) {
    const earlier = pictures
      .nth(place)
      .getByRole('button', { name: t('products.picture.earlier') });
    await earlier.press('Enter');
  }
  await save.click();
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();

  await expect(async () => {
    await visit(shopper, at('/products/17'));
    await expect(shopper.getByRole('img', { name: 'The new front' }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  await visit(page, at('/staff/media'));
  await expect(usesOf(page)).toHaveCount(1);
  await checkAccessibility(page);

  await visit(page, at('/staff/products/18'));
  await part.getByRole('button', { name: t('office.pictures.library') }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('listitem').first().getByRole('button').click();
  await checkAccessibility(page);
  await library.getByRole('button', { name: t('office.pictures.take', { count: 1 }) }).click();
  await pictures.last().getByLabel(t('products.picture.alt_th')).fill('รูปจากคลัง');
  await pictures.last().getByLabel(t('products.picture.alt_en')).fill('From the library');
  await save.click();
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();
  await visit(page, at('/staff/media'));
  await expect(usesOf(page)).toHaveCount(2);

  const logo = await chooseOnly(page, t, at('/staff/brands/1'));
  await visit(page, at('/staff/categories'));
  await page
    .getByRole('main')
    .getByRole('button', { name: edit(t) })
    .first()
    .click();
  const icon = await chooseOnly(page, t);
  await expect(async () => {
    await visit(shopper, at('/brands/1'));
    await expect(shopper.locator(`main img[src*="${logo}"]`).first()).toBeVisible({
      timeout: 1_000,
    });
    await visit(shopper, at('/categories'));
    await expect(shopper.locator(`main img[src*="${icon}"]`).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await visit(page, at('/staff/media'));
  await expect(usesOf(page)).toHaveCount(4);
});

/** Links to what shows the picture of product 17; other journeys of this shop upload pictures as well. */
const usesOf = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.locator('a[href$="/staff/products/17"]') })
    .getByRole('cell')
    .getByRole('link');

const edit = (t: Texts) => new RegExp(`^${t('shelves.editNamed', { name: '' }).trim()}`);

/** Chooses a picture of the library for a brand or a category, and returns its name. */
async function chooseOnly(page: Page, t: Texts, address?: string): Promise<string> {
  if (address !== undefined) await visit(page, address);
  await page.getByRole('button', { name: t('office.pictures.library') }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('listitem').first().getByRole('button').click();
  await library.getByRole('button', { name: t('office.pictures.take', { count: 1 }) }).click();
  await expect(library).toBeHidden();
  const picture = page.getByRole('main').locator('fieldset img');
  await expect(picture).toBeVisible();
  await checkAccessibility(page);
  const source = (await picture.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: t('shelves.save'), exact: true }).click();
  await expect(page.getByText(t('shelves.saved')).first()).toBeVisible();
  return /library\/[\w-]+(?=-small)/.exec(source)?.[0].split('/')[1] ?? source;
}
