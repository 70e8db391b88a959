import type { Page } from '@playwright/test';
import { calendarDay, clockTime } from '../lib/format/bangkok.ts';
import { formatDateTime } from '../lib/format/date.ts';
import { formatBaht } from '../lib/format/money.ts';
import { localePath } from '../lib/i18n/locale.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** Changes wait beside the live values, and reach the shop by their time or by a person. */

const MINUTE_MS = 60_000;
const [PRICE, NEXT_PRICE] = [4_321, 5_678];
const [NAME, NEXT_NAME] = ['Tamarind Dawn Balm', 'Tamarind Dusk Balm'];
/** Pages of the shop follow a change within a minute. */
const FOLLOWS = { timeout: 90_000 };

async function saveAsDraft(page: Page, t: Texts, part: 'facts' | 'prices', time: string) {
  const form = page.getByRole('form', { name: t(`products.part.${part}`) });
  await form.getByRole('button', { name: t('products.draft.save') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('products.draft.timeLabel')).fill(time);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('products.draft.save') }).press('Enter');
  await expect(dialog).toBeHidden();
  return page.getByRole('article', {
    name: t('products.draft.of', { part: t(`products.part.${part}`) }),
  });
}

test('a draft stays out of the shop until its time, or until somebody publishes it', async ({
  page,
  otherPage: shopper,
  timed,
  language,
  t,
}) => {
  const call = caller(timed, await officeToken(timed));
  const { id } = await claimProduct(timed, '', isPlenty);
  const path = `/admin/v1/products/${String(id)}`;
  const { facts, prices } = await call<OfficeProductDetail>('GET', path);
  await call('PUT', path, { ...facts, name_en: NAME, name_th: NAME });
  const values = { price: PRICE, deal_price: 0, member_price: 0 };
  await call('PUT', `${path}/prices`, { ...prices, ...values });
  const main = shopper.getByRole('main');
  const seenInShop = (name: string, price: number) =>
    expect(async () => {
      await visit(shopper, timed.url + productPath(language, { id, product_name: NAME }));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 2_000 });
      await expect(main.getByText(formatBaht(price)).first()).toBeVisible({ timeout: 2_000 });
    }).toPass(FOLLOWS);
  await seenInShop(NAME, PRICE);

  await officeAt(page, timed);
  await visit(page, timed.url + localePath(language, `/staff/products/${String(id)}`));
  const ofPrices = page.getByRole('form', { name: t('products.part.prices') });
  const price = ofPrices.getByLabel(t('products.field.price'), { exact: true });
  await price.fill(String(NEXT_PRICE));
  const at = Math.ceil(timed.now().getTime() / MINUTE_MS + 10) * MINUTE_MS;
  const iso = new Date(at).toISOString();
  const draft = await saveAsDraft(page, t, 'prices', `${calendarDay(iso)}T${clockTime(iso)}`);
  const goesLive = t('products.draft.from', { time: formatDateTime(iso, language) });
  await expect(draft.getByText(goesLive)).toBeVisible();
  await expect(draft.getByRole('deletion')).toHaveText(formatBaht(PRICE));
  await expect(draft.getByRole('insertion')).toHaveText(formatBaht(NEXT_PRICE));
  await expect(price).toHaveValue(String(PRICE));
  await checkAccessibility(page);
  await seenInShop(NAME, PRICE);

  await timed.moveTo(at + 1_000);
  await seenInShop(NAME, NEXT_PRICE);

  await visit(page, timed.url + localePath(language, `/staff/products/${String(id)}`));
  const ofFacts = page.getByRole('form', { name: t('products.part.facts') });
  for (const field of ['products.field.name_en', 'products.field.name_th'] as const) {
    await ofFacts.getByLabel(t(field)).fill(NEXT_NAME);
  }
  const named = await saveAsDraft(page, t, 'facts', '');
  await expect(named.getByText(t('products.draft.waits'))).toBeVisible();
  await visit(page, timed.url + localePath(language, '/staff/products?draft=waiting'));
  await page.getByRole('link', { name: NAME }).click();
  await named.getByRole('button', { name: t('products.draft.publish') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('products.draft.publish') }).press('Enter');
  await expect(named).toHaveCount(0);
  await seenInShop(NEXT_NAME, NEXT_PRICE);
});
