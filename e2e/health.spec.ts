import { ingredientOf } from '../lib/health/ingredients.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Below } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { readAllProducts } from './harness/public-pages.ts';

test('notes and the medicines of one cart warn before paying; withdrawing the consent deletes the notes', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const products = (await readAllProducts(shop.url)).filter(({ stock }) => stock === 'ok');
  const find = (name: RegExp) => {
    const found = products.find((product) => name.test(product.product_name_en));
    if (!found) throw new Error(`the demo has no ${String(name)}`);
    return found.id;
  };
  const nameOf = (id: string) => ingredientOf(id)?.[language] ?? '';
  const said = (kind: Below<'health.warn'>, id: string, other = '') =>
    t(`health.warn.${kind}`, {
      ...{ ingredient: nameOf(id), other: nameOf(other), count: 2, max: '4,000' },
    });
  const paracetamol = find(/Paracetamol 500 mg/);
  const others = [
    ...[/Paracetamol 325 mg/, /Magnesium Citrate/, /Calcium Magnesium/],
    ...[/Cetirizine 10 mg/, /Chlorpheniramine 2 mg/],
  ].map(find);
  const shopper = await newShopper(page, shop);
  await visit(page, at('/profile/health'));
  await page.getByRole('checkbox', { name: t('health.agree') }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('health.begin') }).click();
  const allergies = page.getByRole('combobox', { name: t('health.allergies') });
  await allergies.fill(nameOf('paracetamol'));
  await allergies.press('Enter');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('health.save') }).click();
  await expect(page.getByText(t('health.saved')).last()).toBeVisible();

  await visit(page, at(`/products/${String(paracetamol)}`));
  await expect(page.getByText(said('allergy', 'paracetamol'))).toBeVisible();
  await checkAccessibility(page);
  for (const id of [paracetamol, ...others]) await shopper.addToCart(id);
  const reasons = [
    ...[said('allergy', 'paracetamol'), said('daily_max', 'paracetamol')],
    ...[said('twice', 'magnesium'), said('together', 'cetirizine', 'chlorpheniramine')],
  ];
  for (const path of ['/cart', '/orders/summary']) {
    await visit(page, at(path));
    for (const reason of reasons) await expect(page.getByText(reason)).toBeVisible();
    await checkAccessibility(page);
  }

  await visit(page, at('/profile/health'));
  await page.getByRole('button', { name: t('health.withdraw') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('health.withdraw') }).click();
  await expect(page.getByRole('checkbox', { name: t('health.agree') })).toBeVisible();
});
