import { createIntl } from '@formatjs/intl';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HealthProfile as Profile, IngredientList } from '@/lib/health/contract';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import messages from '@/messages/health/en.json';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { cartItem, cartOf, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CartCheck } from './cart-check';
import { HealthProfile } from './health-profile';
import { ProductCheck } from './product-check';

const NONE: Profile = {
  ...{ allergies: [], conditions: [], medicines: [], pregnancy: 'no' },
  ...{ weight: null, consent: null, updated_at: null },
};
const CONSENT = {
  version: PROFILE_CONSENT_VERSION,
  current: true,
  given_at: '2026-11-20T03:00:00.000Z',
};

let kept: Profile;
let bought: readonly string[];
let weighed: readonly { product_id: number; key: string; by: string }[];
let contents: IngredientList['entities'];
const sent: unknown[] = [];
const server = setupServer(
  http.get('*/api/v1/me/health-profile', () => HttpResponse.json(kept)),
  http.get('*/api/v1/me/health-profile/context', () =>
    HttpResponse.json({ notes: kept.consent && kept, bought, age: null, weighed }),
  ),
  http.put('*/api/v1/me/health-profile', async ({ request }) => {
    const body = (await request.json()) as Profile;
    sent.push(body);
    kept = { ...kept, ...body, consent: CONSENT, updated_at: '2026-11-24T03:00:00.000Z' };
    return HttpResponse.json(kept);
  }),
  http.delete('*/api/v1/me/health-profile', () => {
    kept = NONE;
    return HttpResponse.json({});
  }),
  http.get('*/api/v1/me/family', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/v1/medicines/ingredients', () => HttpResponse.json({ entities: contents })),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/health');
  kept = NONE;
  contents = [];
  weighed = [];
  bought = [];
  sent.length = 0;
  useUi.setState({ toast: null });
  useCart.setState({ cart: null });
});
afterEach(() => {
  server.resetHandlers();
});

const intl = createIntl({ locale: 'en', messages });
const text = (id: keyof typeof messages) => intl.formatMessage({ id });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is asked before the letter is agreed to, and the consent goes with the first notes', async () => {
  show(<HealthProfile />, messages);
  const agree = await screen.findByRole('checkbox', { name: text('health.agree') });
  expect(screen.queryByRole('combobox', { name: text('health.allergies') })).toBeNull();
  await press(text('health.begin'));
  expect(screen.getByText(text('health.agreeNeeded'))).toBeTruthy();
  await userEvent.click(agree);
  await press(text('health.begin'));
  const allergies = screen.getByRole('combobox', { name: text('health.allergies') });
  await userEvent.type(allergies, 'Ibuprofen{Enter}peanuts{Enter}ibuprofen{Enter}');
  await userEvent.type(screen.getByRole('combobox', { name: text('health.conditions') }), 'Asthma');
  const weight = screen.getByRole('textbox', { name: text('health.weight') });
  await userEvent.type(weight, '615');
  await press(text('health.save'));
  expect(await screen.findByText(text('health.weightNeeded'))).toBeTruthy();
  await userEvent.type(weight, '{Backspace}.5');
  await press(text('health.save'));
  await waitFor(() => {
    expect(sent).toEqual([
      {
        ...{ allergies: ['Ibuprofen', 'peanuts'], conditions: ['Asthma'], medicines: [] },
        ...{ pregnancy: 'no', weight: 61.5, consent_version: PROFILE_CONSENT_VERSION },
      },
    ]);
  });
  expect(screen.getAllByText(text('health.unknown'))).toHaveLength(1);
});

test('notes are changed without asking again, and withdrawn after one question', async () => {
  kept = { ...NONE, allergies: ['Penicillin'], consent: CONSENT, updated_at: CONSENT.given_at };
  show(<HealthProfile />, messages);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Penicillin' }));
  await press(text('health.save'));
  await waitFor(() => {
    expect(sent).toEqual([
      { allergies: [], conditions: [], medicines: [], pregnancy: 'no', weight: null },
    ]);
  });
  await press(text('health.withdraw'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: text('health.withdraw') }));
  expect(await screen.findByRole('checkbox', { name: text('health.agree') })).toBeTruthy();
});

const IBUPROFEN = {
  productId: 7,
  contains: [{ id: 'ibuprofen', mg: 400 }],
  perDay: 3,
};

test('a product warns only members who noted the allergy', async () => {
  kept = { ...NONE, allergies: ['ไอบูโพรเฟน'], consent: CONSENT, updated_at: CONSENT.given_at };
  show(<ProductCheck medicine={IBUPROFEN} name="Ibuprofen 400 mg" />, messages);
  expect(await screen.findByText(/Contains Ibuprofen: you noted an allergy to it\./)).toBeTruthy();
  const ask = screen.getByRole('link', { name: text('health.askLink') });
  // The hash of an address reaches no server.
  expect(ask.getAttribute('href')).toMatch(/^\/pharmacy\/consult#/);
  cleanup();

  kept = { ...NONE, allergies: ['Ibuprofen'] };
  const asked = vi.fn();
  server.events.on('response:mocked', asked);
  show(<ProductCheck medicine={IBUPROFEN} name="Ibuprofen 400 mg" />, messages);
  await waitFor(() => {
    expect(asked).toHaveBeenCalled();
  });
  server.events.removeAllListeners();
  expect(screen.queryByText(text('health.ask'))).toBeNull();
});

test('a cart warns of interactions and overdoses without a health profile', async () => {
  useCart.setState({ cart: { ...cartOf(), items: [1, 2, 3].map((id) => cartItem(id, 1)) } });
  contents = [
    {
      product_id: 1,
      product_name: 'Tablets',
      contains: [{ id: 'paracetamol', mg: 500 }],
      per_day: 8,
    },
    {
      product_id: 2,
      product_name: 'Tablets',
      contains: [{ id: 'paracetamol', mg: 325 }],
      per_day: 12,
    },
    { product_id: 3, product_name: 'Tablets', contains: [{ id: 'warfarin', mg: 3 }], per_day: 1 },
  ];
  show(<CartCheck />, messages);
  expect(await screen.findByText(/more Paracetamol than an adult.*\(4,000 mg\)/)).toBeTruthy();
  expect(screen.getByText(/Paracetamol and Warfarin can be harmful together/)).toBeTruthy();
  expect(screen.queryByText(text('health.fromProfile'))).toBeNull();
  useCart.setState({ cart: { ...cartOf(), items: [cartItem(1, 1)] } });
  await waitFor(() => {
    expect(screen.queryByText(text('health.ask'))).toBeNull();
  });
});

test('a cart says which warning a pharmacist has weighed, and warns of the others', async () => {
  kept = { ...NONE, allergies: ['Ibuprofen'], consent: CONSENT, updated_at: CONSENT.given_at };
  useCart.setState({ cart: { ...cartOf(), items: [cartItem(1, 1)] } });
  const contained = [{ id: 'ibuprofen', mg: 400 }];
  contents = [{ product_id: 1, product_name: 'Tablets', contains: contained, per_day: 1 }];
  weighed = [{ product_id: 1, key: 'allergy:ibuprofen:', by: 'Malee' }];
  show(<CartCheck />, messages);
  expect(await screen.findByText('Considered by pharmacist Malee')).toBeTruthy();
  expect(screen.getByText(/you noted an allergy to it/)).toBeTruthy();
  expect(screen.queryByText(text('health.ask'))).toBeNull();
});
