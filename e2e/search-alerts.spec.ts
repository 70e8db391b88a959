import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';

const KEYWORD = 'zzqx kazoo';

test('a search that found nothing: alert after login, kept, cancelled on the wish list', async ({
  page,
  shop,
  at,
  t,
}) => {
  await visit(page, at(`/products/search?keyword=${encodeURIComponent(KEYWORD)}`));
  const ask = page.getByRole('button', { name: t('wishes.searchAlert') });
  await ask.click();
  await signIn(page, shop, t, newPhone());
  await expect(page).toHaveURL(/\/products\/search\?keyword=zzqx/);
  await ask.click();
  await expect(page.getByText(t('wishes.searchAlertAsked'), { exact: true })).toBeVisible();
  await checkAccessibility(page);

  await visit(page, at('/profile/wishlist'));
  const alerts = page.getByRole('region', { name: t('wishes.searchAlerts') });
  const link = alerts.getByRole('link', { name: KEYWORD });
  await expect(link).toBeVisible();
  await checkAccessibility(page);
  await link.click();
  await expect(page.getByText(t('wishes.searchAlertAsked'), { exact: true })).toBeVisible();

  await visit(page, at('/profile/wishlist'));
  const cancel = t('wishes.searchAlertCancel', { keyword: KEYWORD });
  await alerts.getByRole('button', { name: cancel }).click();
  await expect(
    page.getByText(t('wishes.searchAlertCancelled', { keyword: KEYWORD })),
  ).toBeAttached();
  await expect(alerts).toHaveCount(0);
});
