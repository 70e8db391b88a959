import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonDetail, Role } from '@/lib/people/contract';
import office from '@/messages/office/en.json';
import people from '@/messages/people/en.json';
import { show } from '@/tests/harness/show';
import { PersonView } from './person-view';

const ROLE: Role = {
  ...{ id: 2, key: null, name_en: 'Till', name_th: 'Till', abilities: [], people: 1 },
  ...{ refund_limit: null, version: 'v' },
};
const NONE: PersonDetail['second_factor'] = {
  ...{ totp: false, passkeys: [], recovery_codes: 0, reset_asked_by: null },
};
const PERSON: PersonDetail = {
  ...{ member_id: 7, name: 'Somying Dee', phone_number: '0812345678', role_id: 2, branches: [] },
  ...{ joined_at: '2026-11-01T03:00:00.000Z', left_at: null, sign_ins: [], version: 'p1' },
  second_factor: NONE,
};
let factor = NONE;
const service = setupServer(
  http.get('*/api/admin/v1/people/7', () =>
    HttpResponse.json({ ...PERSON, second_factor: factor }),
  ),
  http.get('*/api/admin/v1/roles', () => HttpResponse.json({ entities: [ROLE] })),
  http.get('*/api/v1/branches', () =>
    HttpResponse.json({ entities: [], page: 1, per_page: 100, total: 0 }),
  ),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});

const factors = async () => screen.findByRole('region', { name: people['people.factors'] });

test('lists the passkeys, the app and the codes of a person, whose owner alone changes them', async () => {
  const made = { backed_up: true, created_at: '2026-11-01T03:00:00Z' };
  factor = {
    ...{ ...NONE, totp: true, recovery_codes: 8 },
    passkeys: [
      { ...made, name: 'Blue key', last_used_at: '2026-11-03T03:00:00Z' },
      { ...made, name: 'Red key', last_used_at: null },
    ],
  };
  show(<PersonView id={7} />, { ...office, ...people });
  const rows = within(await factors()).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  const [blue, red, app, codes] = rows;
  expect(blue).toHaveTextContent(/Blue key.*Last used on 3 Nov/);
  expect(red).toHaveTextContent(`Red key`);
  expect(red).toHaveTextContent(people['people.passkeyUnused']);
  expect(app).toHaveTextContent(people['people.app']);
  expect(codes).toHaveTextContent('8 left');
  expect(within(await factors()).queryByRole('button')).toBeNull();
});

test('says that a person has none', async () => {
  factor = NONE;
  show(<PersonView id={7} />, { ...office, ...people });
  expect(await factors()).toHaveTextContent(people['people.factorOff']);
});
