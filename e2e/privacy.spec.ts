import { readFile } from 'node:fs/promises';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';

test('a member agrees, withdraws, and takes a copy of everything along', async ({
  page,
  shop,
  at,
  t,
}) => {
  await newShopper(page, shop);
  await visit(page, at('/profile/privacy'));
  const main = page.locator('main');
  await main.getByLabel(t('consent.email')).fill('mali@example.com');
  await checkAccessibility(page);
  await main.getByRole('button', { name: t('consent.accept'), exact: true }).click();
  await main.getByRole('button', { name: t('consent.withdraw') }).click();
  await expect(main.getByRole('button', { name: t('consent.agreeAfterAll') })).toBeVisible();
  await main.locator('summary').click();
  await expect(main.locator('details li')).toHaveCount(2);
  await checkAccessibility(page);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: t('privacy.copy') }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    readonly data: { readonly consents: { readonly entities: readonly unknown[] } };
  };
  expect(copy.data.consents.entities).toHaveLength(2);
  for (const link of await main.locator('section a').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(new URL(href, shop.url).href)).status(), href).toBe(200);
  }
});
