import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FamilyMember } from '@/lib/health/contract-family';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import en from '@/messages/health/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { Family } from './family';

const MALI: FamilyMember = {
  ...{ id: 5, version: 'first', name: 'Nong Mali', relation: 'child', birth_date: '2025-03-20' },
  ...{ age_months: 20, sex: 'female', weight: 9.2, weighed_on: '2026-11-01' },
  ...{ allergies: ['Ibuprofen'], conditions: [], medicines: [], pregnancy: 'no' },
  updated_at: '2026-11-01T03:00:00.000Z',
};
let family: FamilyMember[];
const sent: unknown[] = [];
const server = setupServer(
  http.get('*/api/v1/me/family', () => HttpResponse.json({ entities: family })),
  http.post('*/api/v1/me/family', async ({ request }) => {
    const person = { ...MALI, ...((await request.json()) as object), id: 6 };
    sent.push(person);
    family = [...family, person];
    return HttpResponse.json(person, { status: 201 });
  }),
  http.put<never, FamilyMember>('*/api/v1/me/family/5', async ({ request }) => {
    const person = await request.json();
    sent.push(person);
    if (person.version !== 'second') {
      family = [{ ...MALI, weight: 10, version: 'second' }];
      return HttpResponse.json({ code: 'VERSION_STALE', message: 'Changed.' }, { status: 409 });
    }
    family = [{ ...MALI, ...person, id: 5 }];
    return HttpResponse.json(family[0]);
  }),
  http.delete('*/api/v1/me/family/5', () => {
    family = [];
    return HttpResponse.json({});
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/health');
  family = [MALI];
  sent.length = 0;
});

const text = (id: keyof typeof en) => en[id];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (id: keyof typeof en) => screen.getByLabelText(new RegExp(`^${text(id)}`));
const open = (hasConsent = true) => {
  show(<Family hasConsent={hasConsent} onKept={() => undefined} />, en);
  return screen.findByText('Nong Mali');
};

test('a child is shown with the age in months and what was noted', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'Nong Mali' }));
  expect(card.getByText('Child · 20 months · Female · 9.2 kg on 1 November 2026')).toBeVisible();
  expect(card.getByText('Ibuprofen')).toBeVisible();
});

test('a person is added, with the consent where there is none yet', async () => {
  await open(false);
  await press(text('health.family.add'));
  await press(text('health.save'));
  expect(screen.getByText(text('health.family.nameNeeded'))).toBeVisible();
  expect(screen.getByText(text('health.family.birthDateNeeded'))).toBeVisible();
  await userEvent.type(field('health.family.name'), 'Somsri');
  await userEvent.selectOptions(field('health.family.relation'), 'parent');
  await userEvent.type(field('health.family.birthDate'), '5/5/2493');
  expect(screen.queryByLabelText(text('health.pregnancy'))).toBeNull();
  await userEvent.selectOptions(field('health.family.sex'), 'female');
  expect(screen.getByLabelText(text('health.pregnancy'))).toBeVisible();
  await userEvent.type(field('health.allergies'), 'Aspirin{Enter}');
  await press(text('health.save'));
  expect(await screen.findByText('Somsri')).toBeVisible();
  expect(sent).toMatchObject([
    {
      ...{ name: 'Somsri', relation: 'parent', birth_date: '1950-05-05', sex: 'female' },
      ...{ weight: null, allergies: ['Aspirin'], consent_version: PROFILE_CONSENT_VERSION },
    },
  ]);
});

test('what another window changed is shown first, and what was typed stays', async () => {
  await open();
  await press('Edit Nong Mali');
  await userEvent.clear(field('health.family.weight'));
  await userEvent.type(field('health.family.weight'), '11');
  await press(text('health.save'));
  expect(await screen.findByText(/10 kg on/)).toBeVisible();
  expect(field('health.family.weight')).toHaveValue('11');
  await press(text('health.save'));
  await waitFor(() => {
    expect(screen.getByText(/11 kg on/)).toBeVisible();
  });
  expect(sent).toMatchObject([{ version: 'first' }, { version: 'second', weight: 11 }]);
});

test('a person is removed after one question', async () => {
  await open();
  await press('Edit Nong Mali');
  await press(text('health.family.remove'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: text('health.family.remove') }));
  await waitFor(() => {
    expect(screen.queryByText('Nong Mali')).toBeNull();
  });
});
