import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Figures, KeptOfficeHours } from '@/lib/conversations/contract-office';
import { http as client } from '@/lib/api/http';
import en from '@/messages/conversations/en.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PharmacyDesk } from './pharmacy-desk';

const text = (id: string) => en[`conversations.office.${id}` as keyof typeof en];
const week: KeptOfficeHours = {
  hours: [...Array.from({ length: 6 }, () => ['08:00', '22:00'] as [string, string]), null],
  holidays: [],
  version: 'week-1',
};
const figures: Figures = {
  ...{ asked: 31, taken: 27, abandoned: 4, wait_median_s: 90, wait_p90_s: null },
  rating: { average: 4.5, count: 1 },
};
let spans: (string | null)[] = [];
let saved: KeptOfficeHours[] = [];
let refusal: Response | undefined;
const service = setupServer(
  http.get('*/pharmacy/figures', ({ request }) => {
    spans.push(new URL(request.url).searchParams.get('days'));
    return HttpResponse.json(figures);
  }),
  http.get('*/pharmacy/hours', () => HttpResponse.json(week)),
  http.get('*/pharmacy/rosters', () => HttpResponse.json({ entities: [], gaps: [] })),
  http.put<never, KeptOfficeHours>('*/pharmacy/hours', async ({ request }) => {
    const hours = await request.json();
    saved.push(hours);
    return refusal ?? HttpResponse.json(hours);
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
  useAuth.setState({ user: { ...member, role: 'staff' } });
  useUi.setState({ toast: null });
  [spans, saved, refusal] = [[], [], undefined];
});

const groupOf = (name: string) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: text('save') }));

describe('a manager', () => {
  it('sees how it went, in a span of days', async () => {
    show(<PharmacyDesk />, en);
    const told = await screen.findByText(text('asked'));
    const list = told.closest('dl');
    expect(list?.textContent).toBe(
      [
        ...[`${text('asked')}31`, `${text('taken')}27`, `${text('abandoned')}4`],
        ...[`${text('median')}2 min`, `${text('p90')}${text('none')}`],
        `${text('rating')}4.5 of 5, 1 rating`,
      ].join(''),
    );
    await userEvent.selectOptions(screen.getByLabelText(text('span')), '7');
    await waitFor(() => {
      expect(spans).toEqual(['30', '7']);
    });
  });

  it('sets the hours of a week, a closed day and a holiday', async () => {
    show(<PharmacyDesk />, en);
    await screen.findByRole('group', { name: 'Monday' });
    const until = groupOf('Monday').getByLabelText(text('until'));
    await userEvent.clear(until);
    await userEvent.type(until, '20:00');
    for (const end of ['from', 'until']) {
      await userEvent.clear(groupOf('Tuesday').getByLabelText(text(end)));
    }
    await userEvent.click(screen.getByRole('button', { name: text('add') }));
    const holiday = groupOf(text('holiday'));
    await userEvent.type(holiday.getByLabelText(text('date')), '2026-12-05');
    await userEvent.type(holiday.getByLabelText(text('nameTh')), 'วันพ่อ');
    await userEvent.type(holiday.getByLabelText(text('nameEn')), 'Father’s Day');
    await save();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe(text('saved'));
    });
    const [, , ...others] = week.hours;
    expect(saved).toEqual([
      {
        hours: [['08:00', '20:00'], null, ...others],
        holidays: [{ date: '2026-12-05', name_en: 'Father’s Day', name_th: 'วันพ่อ', hours: null }],
        version: 'week-1',
      },
    ]);
  });

  it('hears why hours were refused, and keeps what was typed', async () => {
    const message = 'Please check the hours.';
    refusal = HttpResponse.json({ message, code: 'INVALID', status: 422 }, { status: 422 });
    show(<PharmacyDesk />, en);
    await screen.findByRole('group', { name: 'Sunday' });
    await userEvent.type(groupOf('Sunday').getByLabelText(text('from')), '9');
    await save();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe(message);
    });
    expect(groupOf('Sunday').getByLabelText(text('from'))).toHaveValue('9');
  });
});
