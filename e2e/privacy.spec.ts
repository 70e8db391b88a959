import { readFile } from 'node:fs/promises';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { newPhone } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper, officeAt } from './harness/orders.ts';
import { readOtp } from './harness/outbox.ts';
import { reload, visit } from './harness/page.ts';

// The browser of the deleted account still sends its token once.
test.use({ expectedErrors: /401/ });

test('a member consents, withdraws, requests a correction, downloads all data, and deletes the account', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const phone = newPhone();
  await newShopper(page, shop, phone);
  await visit(page, at('/profile/privacy'));
  const main = page.locator('main');
  const code = main.getByLabel(t('identity.otp'), { exact: true });
  await main.getByLabel(t('consents.email')).fill('mali@example.com');
  await checkAccessibility(page);
  await main.getByRole('button', { name: t('consents.accept'), exact: true }).click();
  await main.getByRole('button', { name: t('consents.withdraw') }).click();
  await expect(main.getByRole('button', { name: t('consents.agreeAfterAll') })).toBeVisible();
  await main.locator('summary').click();
  await expect(main.locator('details li')).toHaveCount(2);
  await checkFromTop(page);

  await main.getByLabel(t('privacy.wrong')).fill('I was born in 2535.');
  await main.getByRole('button', { name: t('privacy.wrongSend') }).click();
  const asked = main.getByRole('list', { name: t('privacy.asked') });
  await expect(asked).toContainText(t('privacy.askedWaits'));
  await checkFromTop(page);
  await officeAt(desk, shop);
  await visit(desk, at('/staff/requests'));
  const request = desk.getByRole('listitem').filter({ hasText: 'I was born in 2535.' });
  await request.getByRole('textbox', { name: t('staff.requestAnswer') }).fill('Mended.');
  await checkAccessibility(desk);
  await request.getByRole('button', { name: t('staff.requestSend') }).click();
  await expect(request).toBeHidden();
  await reload(page);
  await expect(asked).toContainText(t('privacy.askedAnswer', { answer: 'Mended.' }));

  // The phone got a sign-in code, and gets one code a minute.
  await shop.forward(61_000);
  await main.getByRole('button', { name: t('privacy.copy') }).click();
  await main.getByRole('button', { name: t('privacy.sendCode') }).click();
  await expect(code).toBeVisible();
  await checkFromTop(page);
  await code.fill(await readOtp(shop.url, phone));
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: t('privacy.copyNow'), exact: true }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    readonly data: { readonly consents: { readonly entities: readonly unknown[] } };
  };
  expect(copy.data.consents.entities).toHaveLength(2);
  // The form of the copy, whose links go with it, closes after the download.
  await expect(code).toBeHidden();
  const links = main.locator('section a');
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of hrefs)
    expect((await page.request.get(new URL(href, shop.url).href)).status(), href).toBe(200);

  await shop.forward(61_000);
  await main.getByRole('button', { name: t('privacy.erase') }).click();
  await main.getByRole('button', { name: t('privacy.sendCode') }).click();
  await expect(code).toBeVisible();
  await checkFromTop(page);
  await code.fill(await readOtp(shop.url, phone));
  await main.getByRole('button', { name: t('privacy.eraseForGood') }).click();
  await expect(page).toHaveURL(/\/login\?erased$/);
  await expect(main.getByText(t('identity.erased'))).toBeVisible();
});
