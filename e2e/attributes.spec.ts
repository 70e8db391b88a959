import type { AttributeChoices } from '../lib/products/contract-attributes.ts';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { readProducts } from './harness/public-pages.ts';

/** The office chooses what lists of the shop are filtered by. */

test.use({ expectedErrors: /status of 409/ });

test('an attribute that the office chooses filters the lists of the shop', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const { id } = await claimProduct(shop, '', isPlenty);
  const call = caller(shop, await officeToken(shop));
  const url = `/admin/v1/attribute-choices?locale=${language}`;
  const { entities } = await call<AttributeChoices>('GET', url);
  const path = `/admin/v1/products/${String(id)}`;
  const chosen = (await call<OfficeProductDetail>('GET', path)).attributes.attributes;
  const [value] = entities.flatMap(({ name: group, values }) =>
    values.filter(({ pair }) => !chosen.includes(pair)).map((free) => ({ group, ...free })),
  );
  if (!value) throw new Error('every attribute is chosen');
  const filtered = async () =>
    (await readProducts(shop.url, `attr=${value.pair}&ids=${String(id)}`)).map((one) => one.id);
  expect(await filtered()).toEqual([]);

  await officeAt(page, shop);
  await visit(page, at(`/staff/products/${String(id)}`));
  const part = page.getByRole('region', { name: t('products.part.attributes') });
  const choice = part
    .getByRole('group', { name: value.group, exact: true })
    .getByRole('checkbox', { name: value.name, exact: true });
  await choice.check();
  await checkAccessibility(page);
  await part.getByRole('button', { name: t('products.save.attributes') }).press('Enter');
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();
  await expect(choice).toBeChecked();
  await expect.poll(filtered).toEqual([id]);
});

test('an attribute is made with its value, filters the shop under its new name, and stays while used', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
  language,
}) => {
  const { id } = await claimProduct(shop, '', isPlenty);
  const call = caller(shop, await officeToken(shop));
  const key = `journey-${language}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fill = async (values: Readonly<Record<string, string>>) => {
    const dialog = page.getByRole('dialog');
    for (const [name, text] of Object.entries(values)) {
      await dialog.getByRole('textbox', { name }).fill(text);
    }
    await dialog.getByRole('button', { name: t('shelves.add'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const [thai, english] = [t('shelves.field.name_th'), t('shelves.field.name_en')];
  await officeAt(page, shop);
  await visit(page, at('/staff/attributes'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await checkAccessibility(page);
  await button(t('shelves.newAttribute')).press('Enter');
  await fill({ [thai]: 'โอกาส', [english]: 'Occasion', [t('shelves.field.key')]: key });
  await page.waitForURL(new RegExp(`/staff/attributes/${key}$`));
  await button(t('shelves.newValue')).press('Enter');
  await fill({ [thai]: 'เดินทาง', [english]: 'Travel' });
  await checkAccessibility(page);
  await button(t('shelves.save')).click();
  await expect(page.getByText(t('shelves.saved')).first()).toBeVisible();

  const path = `/admin/v1/products/${String(id)}`;
  const { attributes } = await call<OfficeProductDetail>('GET', path);
  const pair = `${key}:travel`;
  await call('PUT', `${path}/attributes`, {
    attributes: [...attributes.attributes, pair],
    version: attributes.version,
  });
  const row = page.getByRole('listitem');
  await row.getByRole('textbox', { name: thai }).fill('ไปเที่ยว');
  await row.getByRole('textbox', { name: english }).fill('Holidays');
  await button(t('shelves.save')).click();
  await expect(async () => {
    await visit(shopper, at(`/ecommerce/all-products?attr=${pair}`));
    const chip = shopper.getByText(language === 'th' ? 'ไปเที่ยว' : 'Holidays').first();
    await expect(chip).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await button(t('shelves.remove')).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('shelves.remove'), exact: true }).click();
  await expect(dialog.getByText(t('errors.ATTRIBUTE_IN_USE', { products: 1 }))).toBeVisible();
});
