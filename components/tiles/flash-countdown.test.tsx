import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const { refresh, router } = vi.hoisted(() => {
  const refresh = vi.fn();
  // Same object in all renders, as in Next.
  return { refresh, router: { refresh } };
});
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const END = '2026-11-21T11:00:00.000Z';
/** The browser's clock is one hour slow. */
const SLOW_MS = 3_600_000;
const words = { minutesLeft: '{minutes} minutes left', over: 'It is over' };

let serviceNow: number;
const asked = vi.fn();
const server = setupServer(
  http.get('*/api/v1/flash-sales/current', () => {
    asked();
    const now = new Date(Date.now() + SLOW_MS).toISOString();
    return HttpResponse.json({ now, current: null, next: null });
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serviceNow = Date.parse(END) - 3_723_000;
  vi.setSystemTime(serviceNow - SLOW_MS);
  refresh.mockClear();
  asked.mockClear();
});

/** Fresh module per test: the clock offset is measured once per page. */
async function load() {
  return (await import('./flash-countdown')).FlashCountdown;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const digits = () => document.querySelector('[class*="digits"]')?.textContent;

test('the server renders the end as text, which hydrates without a mismatch', async () => {
  const Countdown = await load();
  const clock = (
    <Countdown endsAt={END} look="tiles" words={words}>
      <time dateTime={END}>until 18:00</time>
    </Countdown>
  );
  const html = renderToString(clock);
  expect(html).toContain('until 18:00');
  expect(html).not.toMatch(/digits/);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const mistakes = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, clock, { onRecoverableError: mistakes }),
  );
  await pass(500);
  expect(mistakes).not.toHaveBeenCalled();
  expect(digits()).toMatch(/^01:0[12]:/);
  act(() => {
    root.unmount();
  });
  container.remove();
});

test('shows the day of a distant end, until a countdown is useful', async () => {
  const Countdown = await load();
  serviceNow = Date.parse(END) - 72 * 3_600_000 - 2_000;
  vi.setSystemTime(serviceNow - SLOW_MS);
  render(
    <Countdown endsAt={END} look="tiles">
      until 21 November
    </Countdown>,
  );
  await pass(500);
  expect(digits()).toBeUndefined();
  expect(screen.getByText('until 21 November')).not.toHaveClass('visually-hidden');
  await pass(2_000);
  expect(digits()).toMatch(/^7[12]:/);
});

test('ticks by the clock of the service, requested once per page', async () => {
  const Countdown = await load();
  render(
    <>
      <Countdown endsAt={END} look="tiles">
        until 18:00
      </Countdown>
      <Countdown endsAt={END} look="text">
        until 18:00
      </Countdown>
    </>,
  );
  await pass(100);
  expect(digits()).toBe('01:02:03');
  await pass(2_000);
  expect(digits()).toBe('01:02:01');
  expect(asked).toHaveBeenCalledOnce();
});

test('refetches the page when the time is over, once for all countdowns', async () => {
  const Countdown = await load();
  vi.setSystemTime(Date.parse(END) - SLOW_MS - 2_000);
  render(
    <>
      <Countdown endsAt={END} look="tiles">
        until 18:00
      </Countdown>
      <Countdown endsAt={END} look="text">
        until 18:00
      </Countdown>
    </>,
  );
  await pass(1_000);
  expect(refresh).not.toHaveBeenCalled();
  await pass(3_000);
  expect(digits()).toBe('00:00:00');
  expect(refresh).toHaveBeenCalledOnce();
  // Caches may be stale: it retries with growing pauses.
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(5);
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(6);
});

test('announces certain minutes, and the end', async () => {
  const Countdown = await load();
  render(
    <Countdown endsAt={END} look="tiles" words={words}>
      until 18:00
    </Countdown>,
  );
  await pass(100);
  const told = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(told()).toBe('');
  await pass(123_000);
  expect(told()).toBe('60 minutes left');
  await pass(60_000);
  expect(told()).toBe('');
  await pass(3_600_000);
  expect(told()).toBe('It is over');
  expect(screen.getByText('until 18:00')).toBeInTheDocument();
});

test('uses the browser’s clock if the service does not answer', async () => {
  server.use(http.get('*/api/v1/flash-sales/current', () => HttpResponse.error()));
  const Countdown = await load();
  render(
    <Countdown endsAt={END} look="tiles">
      until 18:00
    </Countdown>,
  );
  await pass(100);
  expect(digits()).toBe('02:02:03');
  server.resetHandlers();
});
