import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { detail, sale, SHELVES } from './product.fixture';
import { ProductView } from './product-view';

const en = { ...office, ...products };
const waiting: ProductDraft = {
  ...{ part: 'prices', state: 'waiting', person: { member_id: 5, name: 'Nok Dee' } },
  ...{ saved_at: '2026-11-29T03:00:00.000Z', publish_at: '2026-11-30T17:00:00.000Z' },
  ...{ fault: null, fault_fields: [], version: 'd1' },
  fields: [
    { name: 'price', base: 120, live: 120, draft: 150, words: null, is_conflict: false },
    { name: 'deal_price', base: 0, live: 0, draft: 99, words: null, is_conflict: false },
  ],
};
const conflicting: ProductDraft = {
  ...waiting,
  version: 'd2',
  fields: [{ name: 'price', base: 110, live: 120, draft: 150, words: null, is_conflict: true }],
};

let abilities: string[];
let drafts: readonly ProductDraft[];
let live: typeof detail;
let sent: { readonly call: string; readonly body: unknown }[];
/** Refuses a call; undefined lets it through. */
let refusing: (call: string) => object | undefined;
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ ...{ role: 'staff', all: true, branches: [] }, abilities }),
  ),
  http.get('*/api/admin/v1/shelves', () => HttpResponse.json(SHELVES)),
  http.get('*/api/admin/v1/attribute-choices', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/products/7/variants', () =>
    HttpResponse.json({ options: [], members: [], version: 'g1' }),
  ),
  http.get('*/api/admin/v1/products/7/pictures', () =>
    HttpResponse.json({ pictures: [], version: 'i1' }),
  ),
  http.get('*/api/admin/v1/products/7', () => HttpResponse.json(live)),
  http.get('*/api/admin/v1/products/7/sale', () => HttpResponse.json(sale)),
  http.get('*/api/admin/v1/products/7/drafts', () => HttpResponse.json({ entities: drafts })),
  http.all('*/api/admin/v1/products/7/drafts/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname.split('/drafts/')[1] ?? ''}`;
    sent.push({ call, body: await request.json() });
    const refusal = refusing(call);
    if (!refusal) return HttpResponse.json({ entities: drafts });
    return HttpResponse.json({ message: 'Refused', status: 409, ...refusal }, { status: 409 });
  }),
);
beforeAll(async () => {
  service.listen();
  await import('./draft-time-dialog');
  await import('./draft-publish-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  abilities = ['catalog.read', 'prices.write'];
  [drafts, live, sent, refusing] = [[], detail, [], () => undefined];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});

/** A form that is not held back leaves the page. */
const submitted: Event[] = [];
document.addEventListener('submit', (event) => submitted.push(event), true);
afterEach(() => {
  for (const { defaultPrevented } of submitted.splice(0)) expect(defaultPrevented).toBe(true);
});

const user = userEvent.setup();
const text = (name: keyof typeof products) => en[name];

async function openPrices() {
  show(<ProductView id={7} />, en);
  const form = await screen.findByRole('form', { name: text('products.part.prices') });
  const price = await within(form).findByLabelText(text('products.field.price'));
  await waitFor(() => {
    expect(price).toBeEnabled();
  });
  const saveAsDraft = within(form).getByRole('button', { name: text('products.draft.save') });
  return { form, price, saveAsDraft };
}

async function openPanel() {
  show(<ProductView id={7} />, en);
  const panel = await screen.findByRole('article', { name: /^Draft: Prices/ });
  const press = (name: string) =>
    user.click(within(panel).getByRole('button', { name: new RegExp(`^${name}`) }));
  return { panel, press };
}

test('changes are saved as a draft, from a minute in Bangkok, and the form shows the shop again', async () => {
  const { form, price, saveAsDraft } = await openPrices();
  expect(saveAsDraft).toBeDisabled();
  await user.clear(price);
  await user.type(price, '150');
  await user.click(saveAsDraft);
  const dialog = await screen.findByRole('dialog', { name: 'Draft: Prices' });
  expect(within(dialog).getByText(text('products.draft.waits'))).toBeVisible();
  await user.type(
    within(dialog).getByLabelText(text('products.draft.timeLabel')),
    '2026-12-01T00:00',
  );
  expect(within(dialog).getByText('Goes live from 1 Dec 2026, 00:00')).toBeVisible();
  drafts = [waiting];
  await user.click(within(dialog).getByRole('button', { name: text('products.draft.save') }));
  await screen.findByRole('article', { name: /^Draft: Prices/ });
  expect(sent).toEqual([
    {
      call: 'PUT prices',
      body: {
        ...{ price: 150, deal_price: 0, member_price: 0, version: 'p1' },
        ...{ draft_version: null, publish_at: '2026-11-30T17:00:00.000Z' },
      },
    },
  ]);
  expect(price).toHaveValue('120');
  expect(within(form).getByText(office['office.form.unchanged'])).toBeVisible();
});

test('a refused value stands at its field, a refused time in the dialog', async () => {
  const { form, price, saveAsDraft } = await openPrices();
  await user.clear(price);
  await user.type(price, '150');
  await user.click(saveAsDraft);
  let dialog = await screen.findByRole('dialog');
  refusing = () => ({ code: 'VALIDATION', fields: { publish_at: 'It has passed.' } });
  await user.click(within(dialog).getByRole('button', { name: text('products.draft.save') }));
  expect(await within(dialog).findByText('It has passed.')).toBeVisible();
  refusing = () => ({ code: 'VALIDATION', fields: { price: 'Too small.' } });
  await user.click(within(dialog).getByRole('button', { name: text('products.draft.save') }));
  expect(await within(form).findByText('Too small.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(saveAsDraft);
  dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText('It has passed.')).toBeNull();
});

test('a draft over a part that somebody changed keeps the other change', async () => {
  const { price, saveAsDraft } = await openPrices();
  await user.clear(price);
  await user.type(price, '150');
  await user.click(saveAsDraft);
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: text('products.draft.save') });
  live = { ...detail, prices: { ...detail.prices, member_price: 100, version: 'p2' } };
  refusing = () => ({ code: 'VERSION_STALE', fields: {} });
  await user.click(save);
  expect(await within(dialog).findByText('Refused')).toBeVisible();
  refusing = () => undefined;
  await user.click(save);
  await waitFor(() => {
    expect(sent.at(-1)?.body).toMatchObject({ price: 150, member_price: 100, version: 'p2' });
  });
});

test('a draft shows old and new values and when it goes live, and is published', async () => {
  drafts = [waiting];
  const { panel, press } = await openPanel();
  expect(within(panel).getByText('Goes live from 1 Dec 2026, 00:00')).toBeVisible();
  expect(within(panel).getByText('By Nok Dee, saved 29 Nov 2026, 10:00')).toBeVisible();
  const [old] = within(panel).getAllByRole('deletion');
  const [planned] = within(panel).getAllByRole('insertion');
  expect(old).toHaveTextContent('฿120.00');
  expect(planned).toHaveTextContent('฿150.00');
  await press(text('products.draft.publish'));
  const dialog = await screen.findByRole('dialog');
  drafts = [];
  await user.click(within(dialog).getByRole('button', { name: text('products.draft.publish') }));
  await waitFor(() => {
    expect(screen.queryByRole('article')).toBeNull();
  });
  const body = { version: 'd1', keep: [], take: [] };
  expect(sent).toEqual([{ call: 'POST prices/publish', body }]);
});

test('a field that was changed in the shop asks which value stays', async () => {
  drafts = [waiting];
  const { panel, press } = await openPanel();
  await press(text('products.draft.publish'));
  const dialog = await screen.findByRole('dialog');
  const publish = within(dialog).getByRole('button', { name: text('products.draft.publish') });
  drafts = [conflicting];
  refusing = () => ({ code: 'VERSION_STALE', fields: {} });
  await user.click(publish);
  const keep = await within(dialog).findByLabelText('Keep that of the shop: ฿120.00');
  expect(within(panel).getByText(/Then it was: ฿110.00/)).toBeVisible();
  expect(within(dialog).getByLabelText('Take that of the draft: ฿150.00')).toBeChecked();
  await user.click(keep);
  refusing = () => undefined;
  await user.click(publish);
  await waitFor(() => {
    expect(sent.at(-1)?.body).toEqual({ version: 'd2', keep: ['price'], take: [] });
  });
});

test('a draft gets another time or none, and is discarded', async () => {
  drafts = [waiting];
  const { press } = await openPanel();
  await press(text('products.draft.time'));
  const times = await screen.findByRole('dialog');
  const field = within(times).getByLabelText(text('products.draft.timeLabel'));
  expect(field).toHaveValue('2026-12-01T00:00');
  await user.clear(field);
  await user.click(within(times).getByRole('button', { name: text('products.draft.saveTime') }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await press(text('products.draft.discard'));
  const asked = await screen.findByRole('dialog');
  await user.click(within(asked).getByRole('button', { name: text('products.draft.discard') }));
  await waitFor(() => {
    expect(sent).toEqual([
      { call: 'PUT prices/time', body: { version: 'd1', publish_at: null } },
      { call: 'POST prices/discard', body: { version: 'd1' } },
    ]);
  });
});

test('going on with a draft puts its values into the form, and saves over it', async () => {
  drafts = [waiting];
  const { panel } = await openPanel();
  const form = screen.getByRole('form', { name: text('products.part.prices') });
  const price = within(form).getByLabelText(text('products.field.price'));
  await user.click(within(panel).getByRole('button', { name: /^Continue editing/ }));
  expect(price).toHaveValue('150');
  expect(price).toHaveFocus();
  await user.type(price, '5');
  await user.click(within(form).getByRole('button', { name: text('products.draft.save') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: text('products.draft.save') }));
  await waitFor(() => {
    expect(sent.at(-1)?.body).toEqual({
      ...{ price: 1505, deal_price: 99, member_price: 0, version: 'p1' },
      ...{ draft_version: 'd1', publish_at: waiting.publish_at },
    });
  });
});

test.each([
  ['conflict', ['price'], /somebody changed List price in the shop/],
  ['refused', [], /values are not allowed any more/],
  ['not_allowed', [], /Nok Dee may not change this part any more/],
  ['archived', [], /the product is archived/],
] as const)('a draft that failed says why: %s', async (fault, names, words) => {
  drafts = [{ ...waiting, state: 'failed', fault, fault_fields: [...names] }];
  abilities = ['catalog.read'];
  const { panel } = await openPanel();
  expect(within(panel).getByText(words)).toBeVisible();
  expect(within(panel).queryByRole('button')).toBeNull();
});

test('a long text shows the words that went and came, in words for screen readers too', async () => {
  const words = [
    ...[
      { kind: 'same' as const, text: 'A soap with ' },
      { kind: 'removed' as const, text: 'rose' },
    ],
    ...[
      { kind: 'added' as const, text: 'lotus' },
      { kind: 'same' as const, text: ' water' },
    ],
  ];
  const name = 'description_en';
  const texts = { base: 'A soap with rose water', live: 'A soap with rose water' };
  drafts = [
    {
      ...{ ...waiting, part: 'facts' },
      fields: [{ name, ...texts, draft: 'A soap with lotus water', words, is_conflict: false }],
    },
  ];
  show(<ProductView id={7} />, en);
  const panel = await screen.findByRole('article', { name: /^Draft: / });
  expect(within(panel).getByRole('deletion')).toHaveTextContent('Removed: rose End of change.');
  expect(within(panel).getByRole('insertion')).toHaveTextContent('Added: lotus End of change.');
  expect(panel).toHaveTextContent(/A soap with Removed: rose .*Added: lotus .* water/);
  expect(within(panel).queryByText(text('products.draft.inShop'))).toBeNull();
});
