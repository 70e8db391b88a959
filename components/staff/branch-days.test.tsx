import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BranchDays as Days } from '@/lib/branches/contract-days';
import office from '@/messages/office/en.json';
import staff from '@/messages/staff/en.json';
import { Link } from '@/components/ui/link';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { BranchDays } from './branch-days';

const en = { ...office, ...staff };
const week = Array.from({ length: 7 }, (): [string, string] => ['09:00', '20:00']);
const father = {
  date: '2026-12-05',
  name_en: 'Father’s Day',
  name_th: 'วันพ่อ',
  source: 'Gazette',
  version: 'father-1',
};
const given: Days = {
  holidays: [father],
  branches: [
    { id: 1, name: 'Silom', hours: week, on_holidays: { hours: null }, version: 'silom-1' },
    { id: 2, name: 'Ari', hours: week, on_holidays: null, version: 'ari-1' },
  ],
};

const sent: unknown[] = [];
const keep = async (request: Request) => {
  const body = request.method === 'DELETE' ? null : ((await request.json()) as unknown);
  sent.push([request.method, new URL(request.url).pathname.replace('/api/admin/v1', ''), body]);
  return HttpResponse.json({});
};
const server = setupServer(
  http.get('*/api/admin/v1/branch-days', () => HttpResponse.json(given)),
  http.put('*/api/admin/v1/*', ({ request }) => keep(request)),
  http.delete('*/api/admin/v1/*', ({ request }) => keep(request)),
);
beforeAll(async () => {
  server.listen();
  await Promise.all([import('@/components/office/form/merge-dialog'), import('./hours-schema')]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  visit('/staff/branches');
});
afterEach(() => {
  server.resetHandlers();
});

test('a name in Thai is in Thai: other letters cannot be typed, and are refused where they are pasted', async () => {
  const user = userEvent.setup();
  show(<BranchDays />, en);
  const name = await screen.findByLabelText('Name in Thai');
  await user.type(name, 'Song วันสงกรานต์');
  expect(name).toHaveValue(' วันสงกรานต์');
  await user.clear(name);
  await user.click(name);
  await user.paste('วันสงกรานต์ Songkran');
  await user.click(screen.getByRole('button', { name: 'Save holiday' }));
  expect(await screen.findByText('Please enter this name in Thai.')).toBeInTheDocument();
  expect(name).toHaveValue('วันสงกรานต์ Songkran');
  expect(sent).toEqual([]);
});

test('a holiday is added, changed and taken away', async () => {
  const user = userEvent.setup();
  show(<BranchDays />, en);
  const holidays = await screen.findByRole('region', { name: 'Public holidays' });
  const field = (name: string) => within(holidays).getByLabelText(name);
  const save = within(holidays).getByRole('button', { name: 'Save holiday' });
  await user.click(save);
  expect(within(holidays).getAllByText('Please fill this in.')).toHaveLength(4);
  expect(sent).toEqual([]);

  await user.click(within(holidays).getByRole('button', { name: 'Change 5 December 2026' }));
  expect(field('Name in Thai')).toHaveFocus();
  expect(field('Announced by')).toHaveValue('Gazette');
  await user.clear(field('Name in English'));
  await user.type(field('Name in English'), 'National Day');
  await user.click(save);
  const words = {
    ...{ name_en: 'National Day', name_th: 'วันพ่อ', source: 'Gazette', version: 'father-1' },
  };
  await vi.waitFor(() => {
    expect(sent).toEqual([['PUT', '/public-holidays/2026-12-05', words]]);
  });

  const remove = within(holidays).getByRole('button', { name: 'Remove 5 December 2026' });
  await user.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Remove this holiday?' });
  expect(question).toHaveTextContent('5 December 2026, Father’s Day');
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  await vi.waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sent).toHaveLength(1);
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => {
    expect(sent[1]).toEqual(['DELETE', '/public-holidays/2026-12-05', null]);
  });
});

test('a branch has its week, and says what it does on holidays', async () => {
  const user = userEvent.setup();
  show(<BranchDays />, en);
  const hours = await screen.findByRole('region', { name: 'Branch hours' });
  expect(within(hours).getByRole('radio', { name: 'Closed' })).toBeChecked();
  await user.selectOptions(within(hours).getByRole('combobox'), 'Ari');
  expect(within(hours).getByRole('radio', { name: 'Usual hours' })).toBeChecked();

  const sunday = within(hours).getByRole('group', { name: 'Sunday' });
  for (const name of ['From', 'Until']) await user.clear(within(sunday).getByLabelText(name));
  await user.click(within(hours).getByRole('radio', { name: 'Other hours' }));
  const other = within(hours).getByRole('group', { name: 'Other hours' });
  await user.type(within(other).getByLabelText('From'), '10:00');
  await user.type(within(other).getByLabelText('Until'), '16:00');
  await user.click(within(hours).getByRole('button', { name: 'Save hours' }));
  const body = {
    version: 'ari-1',
    hours: [...week.slice(1), null],
    on_holidays: { hours: ['10:00', '16:00'] },
  };
  await vi.waitFor(() => {
    expect(sent).toEqual([['PUT', '/branches/2/hours', body]]);
  });
});

test('who has a branch reads that the office sets hours', async () => {
  server.use(
    http.get('*/api/admin/v1/branch-days', () =>
      HttpResponse.json({ message: 'no', code: 'FORBIDDEN', status: 403 }, { status: 403 }),
    ),
  );
  show(<BranchDays />, en);
  expect(await screen.findByText('Only the office sets hours and holidays.')).toBeVisible();
});

const hoursOf = () => screen.findByRole('region', { name: 'Branch hours' });

test('hours that somebody else saved meanwhile are merged day by day', async () => {
  const user = userEvent.setup();
  const [silom, ari] = given.branches;
  if (!silom || !ari) throw new Error('no branches');
  let now = given;
  server.use(
    http.get('*/api/admin/v1/branch-days', () => HttpResponse.json(now)),
    http.put(
      '*/api/admin/v1/branches/1/hours',
      () => {
        const hours = [...week.slice(0, 6), null];
        now = {
          ...given,
          branches: [
            { ...silom, hours, on_holidays: { hours: ['10:00', '14:00'] }, version: 'silom-2' },
            ari,
          ],
        };
        const stale = { message: 'Stale', code: 'VERSION_STALE', status: 409 };
        return HttpResponse.json(stale, { status: 409 });
      },
      { once: true },
    ),
  );
  show(<BranchDays />, en);
  const hours = await hoursOf();
  await user.click(within(hours).getByRole('radio', { name: 'Usual hours' }));
  await user.click(within(hours).getByRole('button', { name: 'Save hours' }));
  const merge = within(
    await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }),
  );
  const sunday = within(merge.getByRole('group', { name: 'Sunday' }));
  expect(sunday.getByRole('radio', { name: 'Theirs: Closed' })).toBeChecked();
  const holidays = within(merge.getByRole('group', { name: 'On public holidays' }));
  expect(holidays.getByRole('radio', { name: 'Yours: Usual hours' })).toBeChecked();
  expect(holidays.getByRole('radio', { name: 'Theirs: 10:00–14:00' })).toBeVisible();
  await user.click(merge.getByRole('button', { name: 'Merge and save' }));
  await vi.waitFor(() => {
    const body = { version: 'silom-2', hours: [...week.slice(0, 6), null], on_holidays: null };
    expect(sent).toEqual([['PUT', '/branches/1/hours', body]]);
  });
});

test('tells which days changed, keeps them in the tab, and discards them when asked to', async () => {
  const user = userEvent.setup();
  const { unmount } = show(<BranchDays />, en);
  const monday = async () => within(await hoursOf()).getByRole('group', { name: 'Monday' });
  const from = async () => within(await monday()).getByLabelText('From');
  await user.clear(await from());
  await user.type(await from(), '25:00');
  expect(screen.getByText('Changed: Monday')).toBeVisible();
  unmount();
  show(<BranchDays />, en);
  expect(await from()).toHaveValue('25:00');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await within(await monday()).findByText(en['office.hours.wrong'])).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await from()).toHaveValue('09:00');
  expect(screen.getByText('No changes')).toBeVisible();
});

test('asks before a link leaves unsaved hours', async () => {
  const user = userEvent.setup();
  show(
    <>
      <Link href="/staff/orders?tab=pack">Orders</Link>
      <BranchDays />
    </>,
    en,
  );
  const hours = await hoursOf();
  await user.click(within(hours).getByRole('radio', { name: 'Usual hours' }));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(router.push).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(router.push).toHaveBeenCalledWith('/staff/orders?tab=pack');
});

test('a save that the end of the session interrupted goes on after the sign-in', async () => {
  const user = userEvent.setup();
  server.use(
    http.put(
      '*/api/admin/v1/branches/1/hours',
      () => HttpResponse.json({ message: 'Over', code: 'UNAUTHORIZED' }, { status: 401 }),
      { once: true },
    ),
  );
  const { unmount } = show(<BranchDays />, en);
  const hours = await hoursOf();
  await user.click(within(hours).getByRole('radio', { name: 'Usual hours' }));
  await user.click(within(hours).getByRole('button', { name: 'Save hours' }));
  expect(await within(hours).findByRole('alert')).toHaveTextContent('Over');
  unmount();
  show(<BranchDays />, en);
  await vi.waitFor(() => {
    const body = { version: 'silom-1', hours: week, on_holidays: null };
    expect(sent).toEqual([['PUT', '/branches/1/hours', body]]);
  });
});

test('a day that is a holiday by now is not written over unseen', async () => {
  const user = userEvent.setup();
  const stale = { message: 'Stale', code: 'VERSION_STALE', status: 409 };
  server.use(
    http.put(
      '*/api/admin/v1/public-holidays/2026-12-05',
      async ({ request }) => {
        await keep(request);
        return HttpResponse.json(stale, { status: 409 });
      },
      { once: true },
    ),
  );
  show(<BranchDays />, en);
  const holidays = await screen.findByRole('region', { name: 'Public holidays' });
  const field = (name: string) => within(holidays).getByLabelText(name);
  await user.type(field('Date'), '2026-12-05');
  await user.type(field('Name in Thai'), 'วันชาติ');
  await user.type(field('Name in English'), 'National Day');
  await user.type(field('Announced by'), 'Cabinet');
  const save = within(holidays).getByRole('button', { name: 'Save holiday' });
  await user.click(save);
  expect(await within(holidays).findByRole('alert')).toHaveTextContent('Stale');
  expect(field('Name in English')).toHaveValue('National Day');
  await user.click(save);
  await vi.waitFor(() => {
    expect(sent).toMatchObject([
      ['PUT', '/public-holidays/2026-12-05', { version: null }],
      ['PUT', '/public-holidays/2026-12-05', { version: 'father-1' }],
    ]);
  });
});
