import type { Page } from '@playwright/test';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import type { ProductCard } from '../lib/catalog/contract.ts';
import { PROFILE_CONSENT_VERSION } from '../lib/health/contract-values.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { ingredientOf } from '../lib/health/ingredients.ts';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { endConversations, type Both } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, openDesk, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { readAllProducts } from './harness/public-pages.ts';

/** A member allergic to paracetamol is warned on every way by which it reaches them. */

// The desk is refused once, before it gives a reason.
test.use({ expectedErrors: /409|422/ });

const REASON = 'Only nausea years ago; taken since without harm.';

const nameIn = (product: ProductCard, language: Locale) =>
  language === 'th' ? product.product_name_th : product.product_name_en;

async function findMedicine(url: string, name: RegExp): Promise<ProductCard> {
  const found = (await readAllProducts(url)).find(
    ({ product_name_en: en, stock }) => name.test(en) && stock === 'ok',
  );
  if (!found) throw new Error(`the demo has no ${String(name)}`);
  return found;
}

/** Without a reason neither the service nor the form sends it. */
async function sendDespite(
  desk: Page,
  { d, shop }: Pick<Both, 'd' | 'shop'>,
  { id, product }: { readonly id: number; readonly product: ProductCard },
): Promise<void> {
  const pharmacist = caller(shop, await openDesk(shop, 'thana'));
  const path = `/admin/v1/pharmacy/conversations/${String(id)}/messages`;
  const message = { client_msg_id: crypto.randomUUID(), type: 'product', product_id: product.id };
  await expect(pharmacist('POST', path, message)).rejects.toThrow('CONFLICT_UNACKNOWLEDGED');

  await desk.getByRole('searchbox', { name: d('conversations.deskProduct') }).fill('paracetamol');
  const found = desk.getByRole('radiogroup', { name: d('conversations.deskProducts') });
  const row = found.locator('label', { hasText: product.product_name_en }).first();
  await expect(row.getByText(d('conversations.deskConflict'))).toBeVisible();
  await row.getByRole('radio').check();
  const allergy = d('health.conflict.allergy', { ingredient: 'Paracetamol' });
  await expect(desk.getByText(allergy).last()).toBeVisible();
  await checkFromTop(desk);
  const send = desk.getByRole('button', { name: d('conversations.deskRecommendAnyway') });
  await send.click();
  const reason = desk.getByRole('textbox', { name: d('conversations.deskReason') });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill(REASON);
  await send.click();
  await expect(reason).toBeHidden();
}

/** The question names the allergy, is accessible, and adds nothing where it is closed. */
async function thinkBetter(page: Page, t: Texts, allergy: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(allergy)).toBeVisible();
  await expect(dialog.getByRole('link', { name: t('health.askLink') })).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('health.close') }).click();
  await expect(dialog).toBeHidden();
}

test('is warned at the card of the pharmacist, in a list, the wish list and an order placed again', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
  language,
}) => {
  const d = textsIn('en');
  const paracetamol = await findMedicine(shop.url, /Paracetamol 500 mg 10/);
  const name = nameIn(paracetamol, language);
  const ingredient = ingredientOf('paracetamol')?.[language] ?? '';
  const allergy = t('health.warn.allergy', { ingredient });
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('cod', { productId: paracetamol.id });
  await shopper.call('PUT', '/v1/me/health-profile', {
    ...{ allergies: [ingredient], conditions: [], medicines: [], pregnancy: 'no' },
    consent_version: PROFILE_CONSENT_VERSION,
  });
  await shopper.call('PUT', `/v1/me/wishlist/${String(paracetamol.id)}`);

  const intake = { text: 'My head aches.', since: 'days' };
  const asked = { question_id: 2, for: 'self', intake, consent_version: HEALTH_CONSENT_VERSION };
  const { id } = await shopper.call<{ id: number }>('POST', '/v1/conversations', asked);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await visit(page, at(`/pharmacy/consult/${String(id)}`));
  await sendDespite(desk, { d, shop }, { id, product: paracetamol });

  const label = t('conversations.product.named', { name });
  const card = page.getByRole('log').getByRole('region', { name: label });
  await expect(card.getByText(t('health.conflict.allergy', { ingredient }))).toBeVisible();
  await expect(
    card.getByText(t('conversations.approval.reason', { reason: REASON })),
  ).toBeVisible();
  await checkFromTop(page);

  const plus = page.getByRole('button', { name: `${t('catalog.add')}: ${name}` }).first();
  for (const path of ['/products/search?keyword=paracetamol', '/profile/wishlist']) {
    await visit(page, at(path));
    await plus.click();
    await thinkBetter(page, t, allergy);
  }
  await visit(page, at(`/orders/${order.order_id}`));
  const again = page.getByRole('button', { name: t('orders.reorder') });
  await again.click();
  await thinkBetter(page, t, allergy);
  const cart = async () => (await shopper.call<{ items: unknown[] }>('GET', '/v1/me/cart')).items;
  expect(await cart()).toEqual([]);

  await again.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('health.addAnyway') })
    .click();
  await expect(page.getByText(t('orders.reordered', { missing: 0 }))).toBeVisible();
  expect(await cart()).toHaveLength(1);
  await endConversations(shopper);
});
