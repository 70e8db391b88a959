import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticePreference } from '@/lib/notifications/contract-preferences';
import messages from '@/messages/notifications/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { NoticePreferences } from './notice-preferences';

let kept: NoticePreference[];
let status: number;
const server = setupServer(
  http.get('*/me/notification-preferences', () => HttpResponse.json({ entities: kept })),
  http.put('*/me/notification-preferences', async ({ request }) => {
    if (status !== 200) return HttpResponse.json({ message: 'No', code: 'X', status }, { status });
    const { preferences } = (await request.json()) as { preferences: NoticePreference[] };
    kept = kept.map((one) => ({
      ...one,
      ...preferences.find((it) => it.topic === one.topic && it.channel === one.channel),
    }));
    return HttpResponse.json({ entities: kept });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/notifications');
  status = 200;
  useUi.setState({ toast: null });
  kept = [
    { topic: 'orders', channel: 'mail', enabled: true, always: true },
    { topic: 'delivery', channel: 'push', enabled: true, always: false },
  ];
});

const delivery = () =>
  screen.findByRole('switch', { name: /^Delivery and pick-up: On my devices/ });

test('a choice is saved', async () => {
  show(<NoticePreferences />, messages);
  await userEvent.setup().click(await delivery());
  expect(await delivery()).not.toBeChecked();
  await waitFor(() => {
    expect(kept[1]?.enabled).toBe(false);
  });
});

test('receipts cannot be turned off, and the reason is shown', async () => {
  show(<NoticePreferences />, messages);
  const receipts = await screen.findByRole('switch', { name: /^Orders and payments: Email/ });
  expect(receipts).toBeChecked();
  expect(receipts).toBeDisabled();
  expect(screen.getByText(messages['notifications.preferences.always'])).toBeInTheDocument();
});

test('a refused choice is reverted and reported', async () => {
  status = 500;
  show(<NoticePreferences />, messages);
  await userEvent.setup().click(await delivery());
  await waitFor(() => {
    expect(useUi.getState().toast?.tone).toBe('danger');
  });
  await waitFor(async () => {
    expect(await delivery()).toBeChecked();
  });
});
