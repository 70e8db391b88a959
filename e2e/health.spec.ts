import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { readAllProducts } from './harness/public-pages.ts';

/** What members note of their health, and where it warns them. */

test('a note warns on the product, in the cart and before paying, and is gone with the consent', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const ingredient = language === 'th' ? 'พาราเซตามอล' : 'Paracetamol';
  const products = (await readAllProducts(shop.url)).filter(
    ({ product_name_en: name, stock }) =>
      /Paracetamol 500 mg .*tablets/.test(name) && stock === 'ok',
  );
  const [one, other] = products.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('the demo has too little of it');
  const said = (kind: string) =>
    t(`health.warn.${kind}`, { ingredient, other: '', count: 2, max: '4,000' });
  const shopper = await newShopper(page, shop);
  await visit(page, at('/profile/health'));
  await page.getByRole('checkbox', { name: t('health.agree') }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('health.begin') }).click();
  const allergies = page.getByRole('combobox', { name: t('health.allergies') });
  await allergies.fill(ingredient);
  await allergies.press('Enter');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('health.save') }).click();
  await expect(page.getByText(t('health.saved')).last()).toBeVisible();

  await visit(page, at(`/products/${String(one)}`));
  await expect(page.getByText(said('allergy'))).toBeVisible();
  await checkAccessibility(page);
  await shopper.addToCart(one);
  await shopper.addToCart(other);
  for (const path of ['/cart', '/orders/summary']) {
    await visit(page, at(path));
    await expect(page.getByText(said('daily_max'))).toBeVisible();
    await expect(page.getByText(said('allergy'))).toBeVisible();
    await checkAccessibility(page);
  }

  await visit(page, at('/profile/health'));
  await page.getByRole('button', { name: t('health.withdraw') }).click();
  const dialog = page.getByRole('dialog');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('health.withdraw') }).click();
  await expect(page.getByRole('checkbox', { name: t('health.agree') })).toBeVisible();
});
