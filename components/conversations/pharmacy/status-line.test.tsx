import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIntl } from 'react-intl/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/conversations-pharmacy/en.json';
import th from '@/messages/conversations-pharmacy/th.json';
import type { DutyMark as Mark } from './duty-mark';
import type { StatusLine as Line } from './status-line';
import { statusTexts } from './status-texts';

const open: PharmacyStatus = {
  state: 'open',
  open: true,
  hours: Array.from({ length: 7 }, () => ['08:00', '22:00'] as [string, string]),
  opens_at: null,
  closes_at: '2026-11-23T15:00:00.000Z',
  holidays: [],
  queue_length: 3,
  est_wait_s: 660,
  pharmacists_on_duty: [{ name: 'Pharmacist Malee', licence_no: '90127' }],
};
const closed: PharmacyStatus = {
  ...open,
  state: 'closed',
  open: false,
  opens_at: '2026-11-24T01:00:00.000Z',
  closes_at: null,
  queue_length: 0,
  est_wait_s: null,
  pharmacists_on_duty: [],
};

let answer: PharmacyStatus | undefined;
const asked = vi.fn();
const server = setupServer(
  http.get('*/api/v1/pharmacy/status', ({ request }) => {
    asked(new URL(request.url).searchParams.get('locale'));
    return answer ? HttpResponse.json(answer) : new HttpResponse(null, { status: 503 });
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
/** The status is cached per page; each test has a fresh one. */
let StatusLine: typeof Line;
let DutyMark: typeof Mark;
beforeEach(async () => {
  vi.resetModules();
  ({ StatusLine } = await import('./status-line'));
  ({ DutyMark } = await import('./duty-mark'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked.mockClear();
});

const textsOf = (locale: Locale) =>
  statusTexts(createIntl({ locale, messages: locale === 'en' ? en : th }));

async function show(locale: Locale) {
  render(<StatusLine locale={locale} texts={textsOf(locale)} />);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

describe('the status of the pharmacists', () => {
  it('keeps its neutral sentence while the service is away', async () => {
    answer = undefined;
    await show('en');
    expect(asked).toHaveBeenCalledWith('en');
    expect(screen.getByRole('status')).toHaveTextContent('Every day, in Thai and English');
    expect(screen.getByRole('status')).toHaveAttribute('data-state', 'unknown');
  });

  it('says until when, by the clock of Bangkok, and how many wait', async () => {
    answer = open;
    await show('en');
    expect(screen.getByText('Open now, until 22:00')).toBeInTheDocument();
    expect(screen.getByText('3 waiting, about 11 min')).toBeInTheDocument();
  });

  it('asks again every minute, and keeps what it knows when nothing comes', async () => {
    answer = { ...open, queue_length: 0, est_wait_s: 0 };
    await show('en');
    expect(screen.getByText('No queue')).toBeInTheDocument();
    answer = undefined;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('No queue')).toBeInTheDocument();
    answer = closed;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('status')).toHaveTextContent('Closed now, opens Tuesday at 08:00');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('says that no pharmacist is at a desk, without a wait', async () => {
    answer = { ...open, state: 'unattended', open: false, est_wait_s: null };
    await show('en');
    const line = screen.getByRole('status');
    expect(line).toHaveTextContent(/^No pharmacist available right now, hours until 22:00$/);
    expect(line).toHaveAttribute('data-state', 'unattended');
  });

  it('speaks Thai', async () => {
    answer = closed;
    await show('th');
    expect(asked).toHaveBeenCalledWith('th');
    expect(screen.getByText('ปิดอยู่ เปิดอีกครั้งวันอังคาร 08:00 น.')).toBeInTheDocument();
  });

  it('asks once for all that show it, and marks who is on duty', async () => {
    answer = open;
    render(
      <>
        <StatusLine locale="en" texts={textsOf('en')} />
        <DutyMark locale="en" licenceNo="90127" text="On duty now" />
        <DutyMark locale="en" licenceNo="90342" text="On duty now" />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getAllByText('On duty now')).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
