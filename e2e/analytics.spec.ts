import { expect } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { test } from './harness/tag-manager.ts';

test('after consent analytics receives events from list to order, and the order once', async ({
  page,
  context,
  tags,
  shop,
  t,
  at,
  language,
}) => {
  const place = { domain: 'localhost', path: '/', value: '1' };
  await context.addCookies([{ ...place, name: 'allow_analytic_cookies' }]);
  const shopper = await newShopper(page, shop);
  await shopper.createAddress();
  const cheap = `price_min=100&price_max=400&in_stock=true&locale=${language}`;
  const [wanted, left] = [
    await claimProduct(shop, cheap, isPlenty),
    await claimProduct(shop, cheap, isPlenty),
  ];
  await shopper.addToCart(left.id);
  const told = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) => {
        const { event, ecommerce } = entry as {
          event?: string;
          ecommerce?: {
            item_list_name?: string;
            items: { id?: number; product?: { id: number } }[];
          };
        };
        if (event === undefined || !ecommerce) return [];
        const ids = ecommerce.items.map(({ id, product }) => id ?? product?.id);
        return [`${event} ${ecommerce.item_list_name ?? ids.join()}`];
      }),
    );

  await visit(page, at('/'));
  for (const list of ['products-flashsale', 'new-arrival', 'recommends']) {
    await expect.poll(told).toContain(`view_item_list /ecommerce/${list}`);
  }
  expect(tags).not.toEqual([]);
  const promotion = page.locator('main a[href*="/promotions/"]').first();
  const href = (await promotion.getAttribute('href'))?.replace(/^\/th/, '') ?? '';
  await visit(page, at(href));
  await expect.poll(told).toContain(`view_item_list ${href}`);

  await visit(page, at(`/products/${String(wanted.id)}`));
  await expect.poll(told).toContain(`view_item ${String(wanted.id)}`);
  await page
    .getByRole('button', { name: t('catalog.add'), exact: true })
    .first()
    .click();
  await expect.poll(told).toContain(`add_to_cart ${String(wanted.id)}`);

  await visit(page, at('/cart'));
  await page
    .getByRole('button', { name: t('cart.removeNamed', { name: left.product_name }) })
    .click();
  await expect.poll(told).toContain(`remove_from_cart ${String(left.id)}`);

  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await expect.poll(told).toContain(`begin_checkout ${String(wanted.id)}`);
  await page.getByRole('radio', { name: t('checkout.home') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await page.getByRole('button', { name: /\d\.\d\d/ }).click();
  await expect(page).toHaveURL(/\/orders\/AR/);
  await expect.poll(told).toContain(`purchase ${String(wanted.id)}`);
  const asked = page.waitForResponse(/\/products\/web\?ids=/);
  await reload(page);
  await (await asked).finished();
  await expect(page.getByText(t('orders.thanks'))).toBeVisible();
  expect(await told()).toEqual([]);
});
