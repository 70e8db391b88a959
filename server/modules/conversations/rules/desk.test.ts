import { describe, expect, it } from 'vitest';
import { mayReceive } from './desk.ts';

const now = new Date('2026-11-24T03:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

describe('mayReceive', () => {
  it.each([
    ['at the desk', { seenAt: now, offDutySince: null, going: 0 }, true],
    ['whose line was broken for a while', { seenAt: ago(59), offDutySince: null, going: 3 }, true],
    ['who is gone', { seenAt: ago(60), offDutySince: null, going: 0 }, false],
    ['off duty', { seenAt: now, offDutySince: ago(5), going: 0 }, false],
    ['who has as many as one may', { seenAt: now, offDutySince: null, going: 4 }, false],
  ])('of a pharmacist %s', (_, desk, expected) => {
    expect(mayReceive(desk, now)).toBe(expected);
  });
});
