import type { Page } from '@playwright/test';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { openScreen } from './harness/office.ts';
import { newShopper, officeAt, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

const SCREENS = {
  office: [
    ...(['today', 'orders', 'payments', 'returns', 'reviews', 'requests', 'codes'] as const),
    ...([
      'pharmacy',
      'dispensing',
      'products',
      'brands',
      'categories',
      'attributes',
      'lists',
      'imports',
      'media',
      'stock',
      'people',
      'roles',
      'audit',
      'signIn',
      'branches',
      'hours',
    ] as const),
  ],
  pharmacist: [
    'today',
    'orders',
    'returns',
    'pharmacy',
    'cases',
    'dispensing',
    'products',
    'brands',
    'categories',
    'attributes',
    'lists',
    'media',
    'stock',
    'signIn',
  ],
} as const;

async function screensOf(page: Page, t: Texts): Promise<string[]> {
  const menu = page.getByRole('button', { name: t('office.menu') });
  if (await menu.isVisible()) await menu.click();
  const nav = page.getByRole('navigation', { name: t('office.nav'), exact: true });
  await expect(nav.getByRole('link', { name: t('office.screen.returns') })).toBeVisible();
  return nav.getByRole('link').allInnerTexts();
}

test('the office opens its screens from the navigation, and work from Today', async ({
  page,
  otherPage,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(otherPage, shop);
  await shopper.placeOrder('cod');
  await officeAt(page, shop);
  await visit(page, at('/staff'));
  const pack = page.getByRole('link', { name: t('office.today.pack') });
  await expect(pack).toBeVisible();
  await checkAccessibility(page);
  expect(await screensOf(page, t)).toEqual(
    SCREENS.office.map((name) => t(`office.screen.${name}`)),
  );
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await pack.click();
  // The oldest come first; the shop may hold more orders of other journeys than a page.
  await expect(page.getByRole('heading', { name: /^AR/ }).first()).toBeVisible();

  await openScreen(page, t, 'returns');
  await expect(page).toHaveURL(/tab=returns/);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeHidden();
  await openScreen(page, t, 'hours');
  await expect(page.getByRole('heading', { name: t('staff.days') })).toBeVisible();
});

test('the back button asks before a change is lost', async ({ page, shop, at, t }) => {
  await officeAt(page, shop);
  await visit(page, at('/staff'));
  await openScreen(page, t, 'hours');
  const opens = page.getByLabel(t('office.hours.from')).first();
  await opens.fill('07:30');
  await page.evaluate(() => {
    window.history.back();
  });
  const dialog = page.getByRole('dialog', { name: t('office.form.leave') });
  await dialog.getByRole('button', { name: t('office.form.stay') }).click();
  await expect(dialog).toBeHidden();
  await expect(opens).toHaveValue('07:30');
  await page.evaluate(() => {
    window.history.back();
  });
  await dialog.getByRole('button', { name: t('office.form.leaveNow') }).click();
  await expect(page).toHaveURL(at('/staff'));
  await page.goForward();
  await expect(opens).not.toHaveValue('07:30');
});

test('people and the audit log are read in the office', async ({ page, shop, at, t }) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/people'));
  const person = page.getByRole('link', { name: 'พิมพ์ชนก แสงทอง' });
  await expect(person).toBeVisible();
  await checkAccessibility(page);
  await person.click();
  await expect(page.getByRole('heading', { name: 'พิมพ์ชนก แสงทอง' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('people.history') }).click();
  await expect(page.getByRole('heading', { name: t('audit.title') })).toBeVisible();
  await expect(page.getByText(t('audit.action.staff.read')).first()).toBeVisible();
  await checkAccessibility(page);
});

test('a role of the shop is made, and deleted while nobody has it', async ({
  page,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/people'));
  await openScreen(page, t, 'roles');
  await expect(page.getByRole('heading', { name: t('people.roles') })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('people.roleNew') }).click();
  await page.getByLabel(t('people.roleNameTh')).fill('กะดึก');
  await page.getByLabel(t('people.roleNameEn')).fill('Night shift');
  await page.getByLabel(t('people.roleLimit')).fill('1,250.50');
  await page.getByLabel(t('people.ability.stock.read')).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('people.roleAdd') }).click();
  await expect(page.getByRole('heading', { name: /^(กะดึก|Night shift)$/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('people.roleRemove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('people.roleRemove') })
    .click();
  await expect(page.getByRole('heading', { name: t('people.roles') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(กะดึก|Night shift)$/ })).toBeHidden();
});

test('a new product takes a new brand and department; both are deleted while they are empty', async ({
  page,
  shop,
  at,
  t,
}) => {
  const add = async (opens: string, fields: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: opens, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: opens });
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByLabel(label, { exact: true }).fill(value);
    }
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t('shelves.add') }).click();
    await expect(dialog).toBeHidden();
  };
  const remove = async (name: string) => {
    await page.getByRole('button', { name: t('shelves.removeNamed', { name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('shelves.remove'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const names = (name: string) => ({
    ...{ [t('shelves.field.name_th')]: name, [t('shelves.field.name_en')]: name },
  });
  await officeAt(page, shop);
  await visit(page, at('/staff/brands'));
  await add(t('shelves.newBrand'), { ...names('Zarin'), [t('shelves.field.code')]: '009' });
  await expect(page.getByRole('heading', { name: 'Zarin' })).toBeVisible();
  await checkAccessibility(page);
  await openScreen(page, t, 'categories');
  await add(t('shelves.newCategory'), names('Zoo'));
  await add(t('shelves.newDepartment', { category: 'Zoo' }), {
    ...{ ...names('Zebras'), [t('shelves.field.slug')]: 'zebras' },
  });
  await expect(page.getByText('zebras', { exact: true })).toBeVisible();
  const up = page.getByRole('button', { name: t('shelves.move.up', { name: 'Zoo' }) });
  await up.press('Enter');
  const last = page.getByRole('heading', { level: 2 }).last();
  await expect(last).not.toHaveText('Zoo');
  await expect(up).toBeFocused();
  await checkFromTop(page);
  await openScreen(page, t, 'products');
  await page.getByRole('button', { name: t('products.new') }).click();
  const dialog = page.getByRole('dialog', { name: t('products.new') });
  await dialog.getByLabel(t('products.field.brand_id')).selectOption({ label: 'Zarin' });
  await dialog.getByLabel(t('products.field.department_id')).selectOption({ label: 'Zoo: Zebras' });
  await page.keyboard.press('Escape');
  await openScreen(page, t, 'categories');
  await remove('Zebras');
  await remove('Zoo');
  await openScreen(page, t, 'brands');
  await page.getByRole('searchbox', { name: t('office.table.search') }).fill('zarin');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zarin' }).click();
  await page.getByRole('button', { name: t('shelves.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shelves.remove'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: t('shelves.brands') })).toBeVisible();
});

test('the search over the office opens screens, also by keyboard alone', async ({
  page,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff'));
  await page.getByRole('button', { name: t('office.palette.open') }).click();
  const field = page.getByRole('combobox', { name: t('office.palette.label') });
  await expect(field).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+KeyK');
  await field.fill('staff/audit');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('audit.title') })).toBeVisible();
});

test('the search over the office opens products, and the forms of actions', async ({
  page,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff'));
  const field = page.getByRole('combobox', { name: t('office.palette.label') });
  await page.getByRole('button', { name: t('office.palette.open') }).click();
  await field.fill(t('office.action.brand'));
  await page.getByRole('option').first().click();
  const dialog = page.getByRole('dialog', { name: t('shelves.newBrand') });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/brands$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('office.palette.open') }).click();
  await field.fill('vitamin');
  await page
    .getByRole('option')
    .filter({ hasText: t('office.palette.kind.product') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('products.part.facts') })).toBeVisible();
});

test('a pharmacist sees the screens of pharmacists alone', async ({ page, shop, at, t }) => {
  await pharmacistAt(page, shop);
  await visit(page, at('/staff'));
  await expect(page.getByRole('heading', { name: t('office.today.title') })).toBeVisible();
  expect(await screensOf(page, t)).toEqual(
    SCREENS.pharmacist.map((name) => t(`office.screen.${name}`)),
  );
});
