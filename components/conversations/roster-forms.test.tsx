import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewRoster, RosterList } from '@/lib/conversations/contract-office';
import { http as client } from '@/lib/api/http';
import en from '@/messages/conversations/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RosterForms } from './roster-forms';

const text = (id: string) => en[`conversations.office.${id}` as keyof typeof en];
const NEVER: null[] = Array.from({ length: 7 }, () => null);
const LIST: RosterList = {
  entities: [{ id: 3, name: 'Malee', licence_no: '90001', duty: NEVER, version: 'v1' }],
  gaps: [{ day: 1, from: '08:00', until: '22:00' }],
};
let kept: RosterList;
let saved: NewRoster[] = [];
let refusal: Response | undefined;
const service = setupServer(
  http.get('*/pharmacy/rosters', () => HttpResponse.json(kept)),
  http.put<never, NewRoster>('*/pharmacy/rosters/3', async ({ request }) => {
    const { duty, version } = await request.json();
    saved.push({ duty, version });
    if (refusal) return refusal;
    const entities = LIST.entities.map((one) => ({ ...one, duty, version: 'v2' }));
    kept = { entities, gaps: [] };
    return HttpResponse.json(kept);
  }),
);
beforeAll(async () => {
  service.listen();
  await client();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/staff/pharmacy');
  [kept, saved, refusal] = [LIST, [], undefined];
});

async function openRoster() {
  show(<RosterForms />, en);
  await userEvent.click(await screen.findByText('Malee'));
  const form = within(screen.getByRole('form', { name: 'Roster of Malee' }));
  const tuesday = within(form.getByRole('group', { name: 'Tuesday' }));
  await userEvent.type(tuesday.getByRole('textbox', { name: text('from') }), '08:00');
  await userEvent.type(tuesday.getByRole('textbox', { name: text('until') }), '22:00');
  return form;
}

describe('rosters', () => {
  it('show uncovered hours until they are covered', async () => {
    const form = await openRoster();
    expect(screen.getByText('Tuesday 08:00–22:00')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: text('save') }));
    expect(await screen.findByText(/Tue.*08:00/)).toBeVisible();
    expect(screen.queryByText(text('gaps'))).toBeNull();
    expect(saved).toEqual([
      { version: 'v1', duty: NEVER.map((day, index) => (index === 1 ? ['08:00', '22:00'] : day)) },
    ]);
  });

  it('saved elsewhere meanwhile are shown before they are replaced', async () => {
    const form = await openRoster();
    const entities = LIST.entities.map((one) => ({ ...one, version: 'v5' }));
    kept = { ...LIST, entities };
    refusal = HttpResponse.json({ code: 'VERSION_STALE', message: 'Stale' }, { status: 409 });
    await userEvent.click(form.getByRole('button', { name: text('save') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your entries are kept/);
    refusal = undefined;
    await userEvent.click(form.getByRole('button', { name: text('save') }));
    expect(saved.map(({ version }) => version)).toEqual(['v1', 'v5']);
  });

  it('say at a weekday that its hours are refused', async () => {
    const form = await openRoster();
    const fields = { 'duty.1': 'Closed then' };
    refusal = HttpResponse.json({ code: 'VALIDATION', message: 'No', fields }, { status: 422 });
    await userEvent.click(form.getByRole('button', { name: text('save') }));
    const tuesday = within(form.getByRole('group', { name: 'Tuesday' }));
    expect(await tuesday.findByText('Closed then')).toBeVisible();
    const from = tuesday.getByRole('textbox', { name: text('from') });
    expect(from).toHaveAttribute('aria-invalid', 'true');
  });
});
