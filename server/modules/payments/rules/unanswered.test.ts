import { describe, expect, it } from 'vitest';
import { after, OPENED, paymentOf } from './payment.fixture.ts';
import type { Payment } from '../ports.ts';
import { isUnanswered } from './unanswered.ts';

const SENT = { nextAction: { type: 'none' } } as const;

describe('an unanswered attempt', () => {
  it.each<[string, Partial<Payment>, number, boolean]>([
    ['a card that waits for its token', {}, 60_000, false],
    ['a token that was sent just now', SENT, 29_999, false],
    ['a token that was sent half a minute ago', SENT, 30_000, true],
    ['one whose gateway was silent', { ...SENT, failureCode: 'provider_error' }, 0, true],
    ['one that has its charge', { ...SENT, providerRef: 'ch_1' }, 60_000, false],
    ['one that ended', { ...SENT, status: 'failed' }, 60_000, false],
    ['one that was just begun', { ...SENT, status: 'initiated' }, 60_000, false],
    ['one that leads on', { failureCode: 'provider_error' }, 60_000, false],
  ])('%s, after %s ms', (_, changes, ms, expected) => {
    expect(isUnanswered(paymentOf(changes), after(OPENED, ms))).toBe(expected);
  });
});
