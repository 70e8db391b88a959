import type { Page } from '@playwright/test';
import { TOTP, Secret } from 'otpauth';
import type { BranchPage } from '../lib/branches/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { fillBranch } from './harness/new-branch.ts';
import { visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';
import {
  callShop,
  orderOnDelivery,
  productionEnvironment,
  PUBLIC_URL,
  signIn,
  startGateway,
} from './harness/production.ts';
import { administratorLink, behindHttps } from './harness/production-office.ts';
import { createOwnDatabase, createShopServer, type ShopServer } from './harness/server.ts';

/** An empty production shop sells its first order by `docs/opening-a-shop.md` alone, without SQL. */

// The office asks for the second factor, and pages are unknown before they are published.
test.use({ expectedErrors: /status of 40[34]/ });

const MERCHANT = '0811111111';
const SHOPPER = '0822222222';
const BRANCH = 'Tha Tian';

test('an empty shop is opened, filled, and sells its first order', async ({ page, context, t }) => {
  test.slow();
  const database = await createOwnDatabase();
  const gateway = await startGateway();
  const environment = productionEnvironment(database.url, gateway.url);
  const shop = await createShopServer(environment);
  try {
    await shop.start();
    await behindHttps(context, shop);
    const { token } = await signIn(shop, gateway.received, MERCHANT);
    await page.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
    await becomeAdministrator(page, t, environment);
    await addShelves(page, t);
    const branchId = await addBranch(page, t);
    const id = await addProduct(page, t);
    await receivePieces(page, t, id);
    await publish(page, t, id);
    await findAtBranch(page, { shop, branchId, id });
    const shopper = await signIn(shop, gateway.received, SHOPPER);
    const order = await orderOnDelivery(shop, shopper.token, id);
    expect(order.status).toBe('cash_on_delivery');
    await visit(page, `${PUBLIC_URL}/staff/orders`);
    await expect(page.getByText(order.order_id)).toBeVisible();
  } finally {
    await shop.remove();
    await gateway.stop();
    await database.drop();
  }
});

async function becomeAdministrator(
  page: Page,
  t: Texts,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await visit(page, administratorLink(environment));
  await page.getByRole('button', { name: t('people.join') }).click();
  await page.getByRole('button', { name: t('people.factorBegin') }).click();
  const secret = await page.getByRole('main').locator('code').innerText();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByRole('textbox', { name: t('people.factorCode') }).fill(code);
  await page.getByRole('button', { name: t('people.factorConfirm') }).click();
  await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('people.recoverySaved') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function fillDialog(
  page: Page,
  values: Readonly<Record<string, string>>,
  action: string,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(values)) {
    await dialog.getByRole('textbox', { name }).fill(value);
  }
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function addShelves(page: Page, t: Texts): Promise<void> {
  const [thai, english] = [t('shelves.field.name_th'), t('shelves.field.name_en')];
  const add = t('shelves.add');
  await visit(page, `${PUBLIC_URL}/staff/brands`);
  await page.getByRole('button', { name: t('shelves.newBrand') }).click();
  await fillDialog(
    page,
    { [thai]: 'สวนเรา', [english]: 'Suan Rao', [t('shelves.field.code')]: '7' },
    add,
  );
  await visit(page, `${PUBLIC_URL}/staff/categories`);
  await page.getByRole('button', { name: t('shelves.newCategory') }).click();
  await fillDialog(page, { [thai]: 'ดูแลผิว', [english]: 'Skin care' }, add);
  const department = t('shelves.newDepartment', { category: 'Skin care' });
  await page.getByRole('button', { name: department }).click();
  const slug = t('shelves.field.slug');
  await fillDialog(page, { [thai]: 'สบู่', [english]: 'Soaps', [slug]: 'soaps' }, add);
}

/** @returns its id */
async function addBranch(page: Page, t: Texts): Promise<number> {
  await visit(page, `${PUBLIC_URL}/staff/branches`);
  await page.getByRole('link', { name: t('branch-records.add') }).click();
  await fillBranch(page, t, { th: 'ท่าเตียน', en: BRANCH, lat: '13.7465' });
  await page.getByRole('checkbox', { name: t('branches.service.pickup') }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('branch-records.add'), exact: true }).click();
  await page.waitForURL(/\/staff\/branches\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: BRANCH, exact: true })).toBeVisible();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** @returns its id */
async function addProduct(page: Page, t: Texts): Promise<number> {
  await visit(page, `${PUBLIC_URL}/staff/products`);
  await page.getByRole('button', { name: t('products.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('products.field.brand_id')).selectOption({ label: 'Suan Rao' });
  await dialog.getByLabel(t('products.field.department_id')).selectOption({ index: 1 });
  await fillDialog(
    page,
    {
      [t('products.field.name_th')]: 'สบู่กุหลาบ',
      [t('products.field.name_en')]: 'Rose soap',
      [t('products.field.item_code')]: '0001',
    },
    t('products.add'),
  );
  await page.waitForURL(/\/staff\/products\/\d+$/);
  await expect(page.getByText(t('products.sale.obstacle.no_price'))).toBeVisible();
  const prices = page.getByRole('form', { name: t('products.part.prices') });
  await prices.getByLabel(t('products.field.price')).fill('120');
  await prices.getByRole('button', { name: t('products.save.prices') }).click();
  await expect(page.getByText(t('products.sale.obstacle.no_price'))).toBeHidden();

  const pictures = page.getByRole('region', { name: t('products.part.pictures') });
  await pictures.getByLabel(t('office.pictures.choose')).setInputFiles([await photo('soap.jpg')]);
  const first = pictures.getByRole('list').getByRole('group');
  await first.getByLabel(t('products.picture.alt_th')).fill('สบู่ก้อนสีชมพู');
  await first.getByLabel(t('products.picture.alt_en')).fill('A pink bar of soap');
  await pictures.getByRole('button', { name: t('products.save.pictures') }).click();
  await expect(page.getByText(t('products.sale.note.no_picture'))).toBeHidden();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** The branch takes the delivery in, and passes some of it on to the online warehouse. */
async function receivePieces(page: Page, t: Texts, id: number): Promise<void> {
  const pieces = page.getByRole('textbox', { name: t('stock.qty') });
  const form = page.locator('form').filter({ has: pieces });
  const choose = (name: string, choice: string | { readonly label: string }) =>
    form.getByRole('combobox', { name, exact: true }).selectOption(choice);
  const record = async (qty: string) => {
    await pieces.fill(qty);
    await page.getByRole('button', { name: t('stock.save') }).click();
    await expect(page.getByText(t('stock.saved')).first()).toBeVisible();
  };
  await visit(page, `${PUBLIC_URL}/staff/stock/${String(id)}`);
  await choose(t('stock.column.place'), { label: BRANCH });
  await record('10');
  await visit(page, `${PUBLIC_URL}/staff/stock/${String(id)}`);
  await choose(t('stock.kind'), 'transfer');
  await choose(t('stock.column.place'), { label: BRANCH });
  await choose(t('stock.to'), { label: t('stock.warehouse') });
  await record('6');
}

/** Shoppers find the branch, and the pieces that it kept. */
async function findAtBranch(
  page: Page,
  {
    shop,
    branchId,
    id,
  }: { readonly shop: ShopServer; readonly branchId: number; readonly id: number },
): Promise<void> {
  const holding = `/branches?service=pickup&in_stock=true&product_ids=${String(id)}`;
  await expect(async () => {
    const { entities } = await callShop<BranchPage>(shop, 'GET', holding);
    expect(entities.map((one) => one.id)).toEqual([branchId]);
    await visit(page, `${PUBLIC_URL}/branches/${String(branchId)}`);
    const name = page.getByRole('heading', { level: 1 }).filter({ hasText: BRANCH });
    await expect(name).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('08:00–20:00').first()).toBeVisible();
}

async function publish(page: Page, t: Texts, id: number): Promise<void> {
  await visit(page, `${PUBLIC_URL}/staff/products/${String(id)}`);
  await page.getByRole('button', { name: t('products.move.publish') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('products.move.publish') }).click();
  await expect(page.getByRole('heading', { name: t('products.sale.yes') })).toBeVisible();
  // The page is unknown until the shop has read the change.
  await expect(async () => {
    await visit(page, `${PUBLIC_URL}/products/rose-soap/${String(id)}`);
    const name = page.getByRole('heading', { level: 1, name: 'Rose soap' });
    await expect(name).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('img', { name: 'A pink bar of soap' }).first()).toBeVisible();
}
