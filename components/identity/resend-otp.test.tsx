import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import texts from '@/messages/identity/en.json';
import { show } from '@/tests/harness/show';
import { ResendOtp } from './resend-otp';

const SENT = Date.parse('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;
const challenge = {
  resend_after: new Date(SENT + 60_000).toISOString(),
  now: new Date(SENT).toISOString(),
};

it.each([-400, 0, 400])(
  'waits a minute by the service’s clock where the browser’s is %i days ahead',
  (days) => {
    vi.useFakeTimers({ now: SENT + days * DAY_MS });
    const props = { challenge, busy: false, onResend: vi.fn() };
    show(<ResendOtp {...props} />, texts);
    expect(screen.getByText(/60/)).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(59_000);
    });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.getByRole('button', { name: texts['identity.resend'] })).toBeVisible();
  },
);
