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

test('an attribute that the office chooses filters the lists of the shop', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  const { id } = await claimProduct(shop, '', isPlenty);
  const call = caller(shop, await officeToken(shop));
  const url = `/admin/v1/attributes?locale=${language}`;
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
