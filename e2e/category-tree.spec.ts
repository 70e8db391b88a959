import type { Category } from '../lib/catalog/contract.ts';
import type { OfficeTree } from '../lib/shelves/contract-categories.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** Departments move within their category and into another one, by dragging and by the keyboard. */

test('a department is dragged into another category, and put back by its form', async ({
  page,
  shop,
  at,
  language,
  t,
}) => {
  const call = caller(shop, await officeToken(shop));
  const add = async (name: string) => {
    const names = { name_en: `${name} ${language}`, name_th: `${name} ${language}` };
    const { entities } = await call<OfficeTree>('POST', '/admin/v1/categories', names);
    const { id } = entities.at(-1) ?? { id: 0 };
    for (const part of ['one', 'two']) {
      const slug = `${name}-${part}-${language}`.toLowerCase();
      await call('POST', '/admin/v1/departments', {
        ...{ name_en: slug, name_th: slug, slug, category_id: id },
      });
    }
    return id;
  };
  const [here, there] = [await add('Here'), await add('There')];
  const departments = async (id: number) => {
    const url = `/v1/categories/web/tree?locale=${language}`;
    const tree = await call<Category[]>('GET', url);
    const category = tree.find((one) => one.id === id);
    return category?.depts.map((one) => one.dept_name) ?? [];
  };
  const slug = (name: string) => `${name}-${language}`;
  await officeAt(page, shop);
  await visit(page, at('/staff/categories'));
  const dragged = page.getByText(slug('here-one'), { exact: true }).first();
  await expect(dragged).toBeVisible();
  await checkAccessibility(page);
  await dragged.scrollIntoViewIfNeeded();
  await dragged.dragTo(page.getByText(slug('there-two'), { exact: true }).first());
  const moved = { name: slug('here-one'), position: 2, of: 3, into: `There ${language}` };
  await expect(page.getByText(t('shelves.movedInto', moved)).first()).toBeVisible();
  await expect
    .poll(() => departments(there))
    .toEqual([slug('there-one'), slug('here-one'), slug('there-two')]);

  const button = (key: 'shelves.move.up' | 'shelves.editNamed', name: string) =>
    page.getByRole('button', { name: t(key, { name }), exact: true });
  await button('shelves.move.up', slug('here-one')).press('Enter');
  const up = { name: slug('here-one'), position: 1, of: 3 };
  await expect(page.getByText(t('shelves.moved', up)).first()).toBeVisible();
  await expect(button('shelves.move.up', slug('here-one'))).toBeFocused();
  await button('shelves.editNamed', slug('here-one')).press('Enter');
  const form = page.getByRole('form', { name: slug('here-one') });
  await form
    .getByRole('combobox', { name: t('shelves.field.category_id') })
    .selectOption({ label: `Here ${language}` });
  await form.getByRole('button', { name: t('shelves.save'), exact: true }).press('Enter');
  await expect(page.getByText(t('shelves.saved')).first()).toBeVisible();
  await expect.poll(() => departments(here)).toEqual([slug('here-two'), slug('here-one')]);
});
