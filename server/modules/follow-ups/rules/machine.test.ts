import { describe, expect, it } from 'vitest';
import { FOLLOW_UP_STATES } from '../../../../lib/follow-ups/contract-values.ts';
import { dueAt } from '../../conversations/plan-follow-up.ts';
import { FOLLOW_UP_MOVES, statesBefore, type FollowUpEvent } from './machine.ts';

const EVENTS: readonly FollowUpEvent[] = ['ask', 'answer', 'stop', 'lapse'];

describe('a follow-up', () => {
  it.each(EVENTS)('by %s leads to one state, from states that are not over', (event) => {
    const to = new Set(FOLLOW_UP_MOVES.filter(({ on }) => on === event).map((move) => move.to));
    expect(to.size).toBe(1);
    for (const state of statesBefore(event)) expect(['planned', 'asked']).toContain(state);
  });

  it('reaches each state, and is answered only after it was asked', () => {
    expect(new Set(['planned', ...FOLLOW_UP_MOVES.map(({ to }) => to)])).toEqual(
      new Set(FOLLOW_UP_STATES),
    );
    expect(statesBefore('answer')).toEqual(['asked']);
  });
});

it.each([
  ['2026-11-29T16:59:00Z', 1, '2026-11-30T03:00:00.000Z'],
  ['2026-11-29T17:00:00Z', 1, '2026-12-01T03:00:00.000Z'],
  ['2026-11-29T03:00:00Z', 14, '2026-12-13T03:00:00.000Z'],
])('planned at %s for %i days is due at ten in Bangkok: %s', (at, days, due) => {
  expect(dueAt(new Date(at), days).toISOString()).toBe(due);
});
