import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, hideAd, refuseCookies, test } from './harness/fixtures.ts';
import { LONG_MS, visit } from './harness/page.ts';

test.use({ quiet: false });
test.beforeEach(({ context }) => refuseCookies(context));

test('promotional ad: once a session, closed by Escape, never on login', async ({
  page,
  t,
  at,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/banners')) asked.push(request.url());
  });
  await page.clock.install();
  await visit(page, at('/login'));
  await page.clock.fastForward(LONG_MS);
  await visit(page, at('/sitemap'));
  expect(asked).toEqual([]);
  await page.clock.fastForward(LONG_MS);
  const ad = page.getByRole('dialog');
  const notToday = ad.getByRole('checkbox', { name: t('layout.promotion.notToday') });
  await expect(notToday).toBeVisible();
  expect(asked).toHaveLength(1);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(ad).toBeHidden();
  await visit(page, at('/brands/exclusive'));
  await page.clock.fastForward(LONG_MS);
  await visit(page, at('/sitemap'));
  expect(asked).toHaveLength(1);
});

test('consent letter: once, with a valid email, then never again', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  await hideAd(context);
  const back = encodeURIComponent(new URL(at('/sitemap')).pathname);
  await visit(page, `${at('/login')}?return_to=${back}`);
  await signIn(page, shop, t, newPhone());

  const letter = page.getByRole('dialog');
  const email = letter.getByRole('textbox', { name: t('layout.consent.email') });
  await expect(email).toBeVisible();
  await checkAccessibility(page);
  expect((await email.boundingBox())?.width).toBeLessThanOrEqual(250);
  await email.fill('malee@');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  await expect(email).toHaveAccessibleDescription(t('layout.consent.invalidEmail'));
  await email.fill('malee@example.com');
  const askedAgain = page.waitForResponse('**/api/v1/me/consents/available*');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  // The page reloads and requests another letter; there is none.
  expect(await (await askedAgain).json()).toEqual({ consent: null });
  await expect(letter).toHaveCount(0);
});
