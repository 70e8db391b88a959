import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeProductDetail } from '@/lib/products/contract';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AttributePart } from './attribute-part';
import { detail } from './product.fixture';

const en = { ...office, ...products };
const product = detail as OfficeProductDetail;
const value = (pair: string, name: string, archived = false) => ({ pair, name, archived });
const SCENT = {
  ...{ key: 'scent', name: 'Scent' },
  values: [value('scent:jasmine', 'Jasmine'), value('scent:rose', 'Rose')],
};
const FORM = { key: 'form', name: 'Form', values: [value('form:bar', 'Bar')] };
let choices = [SCENT, FORM];
let sent: unknown;
const service = setupServer(
  http.get('*/api/admin/v1/attribute-choices', () => HttpResponse.json({ entities: choices })),
  http.put('*/api/admin/v1/products/7/attributes', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ ...detail, attributes: { attributes: [], version: 'a2' } });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [choices, sent] = [[SCENT, FORM], undefined];
  globalThis.sessionStorage.clear();
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});
const user = userEvent.setup();
const box = (name: string) => screen.findByRole('checkbox', { name });

test('values are chosen by attribute, and saved in their order', async () => {
  show(<AttributePart product={product} mayWrite />, en);
  expect(await box('Rose')).toBeChecked();
  const scents = within(screen.getByRole('group', { name: 'Scent' }));
  expect(scents.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(await box('Bar'));
  await user.click(await box('Jasmine'));
  await user.click(screen.getByRole('button', { name: 'Save attributes' }));
  await waitFor(() => {
    const attributes = ['scent:jasmine', 'scent:rose', 'form:bar'];
    expect(sent).toEqual({ attributes, version: 'a1' });
  });
});

test('the same choice again is no change', async () => {
  show(<AttributePart product={product} mayWrite />, en);
  await user.click(await box('Rose'));
  expect(screen.getByText('Changed: Attributes')).toBeInTheDocument();
  await user.click(await box('Rose'));
  expect(screen.getByText('No changes')).toBeInTheDocument();
});

test('without the ability they are read only, and a shop may have none', async () => {
  const { unmount } = show(<AttributePart product={product} mayWrite={false} />, en);
  expect(await box('Rose')).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  choices = [];
  show(<AttributePart product={product} mayWrite />, en);
  expect(await screen.findByText('The shop has no attributes.')).toBeInTheDocument();
});

test('an archived value is offered where the product has it alone', async () => {
  choices = [
    {
      ...SCENT,
      values: [
        value('scent:jasmine', 'Jasmine', true),
        value('scent:rose', 'Rose', true),
        value('scent:pine', 'Pine'),
      ],
    },
  ];
  show(<AttributePart product={product} mayWrite />, en);
  expect(await box('Rose')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Jasmine' })).toBeNull();
  await user.click(await box('Pine'));
  await user.click(screen.getByRole('button', { name: 'Save attributes' }));
  await waitFor(() => {
    expect(sent).toEqual({ attributes: ['scent:rose', 'scent:pine'], version: 'a1' });
  });
});
