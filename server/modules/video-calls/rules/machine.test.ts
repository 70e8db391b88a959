import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENDERS } from '../../../../lib/conversations/contract-values.ts';
import {
  VIDEO_CALL_ENDS,
  VIDEO_CALL_LEAVES,
  VIDEO_CALL_STATES,
} from '../../../../lib/video-calls/contract-values.ts';
import { leaveEvent, nextMove, VIDEO_CALL_MOVES } from './machine.ts';

const EVENTS = [...new Set(VIDEO_CALL_MOVES.map(({ on }) => on))];

describe('a video call', () => {
  it('knows one answer to each event in each state', () => {
    const keys = VIDEO_CALL_MOVES.map(({ from, on }) => `${from} ${on}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('can be in every state and end in every way, and says why where it ends', () => {
    const reached = new Set(['ringing', ...VIDEO_CALL_MOVES.map(({ to }) => to)]);
    expect([...reached].toSorted()).toEqual([...VIDEO_CALL_STATES].toSorted());
    const ends = new Set(VIDEO_CALL_MOVES.flatMap(({ end }) => end ?? []));
    expect([...ends].toSorted()).toEqual([...VIDEO_CALL_ENDS].toSorted());
    for (const { to, end } of VIDEO_CALL_MOVES) expect(to === 'ended').toBe(end !== null);
  });

  it.each([
    ['going_on', 'accept'],
    ['going_on', 'decline'],
    ['going_on', 'time_over'],
    ['ringing', 'hang_up'],
    ['ringing', 'lose'],
    ['ended', 'accept'],
    ['ended', 'close'],
  ] as const)('refuses, while %s, %s', (state, event) => {
    expect(nextMove(state, event)).toBeUndefined();
  });

  it('ends by whatever happens to its conversation', () => {
    for (const state of ['ringing', 'going_on'] as const) {
      for (const event of ['close', 'hand_over', 'pharmacist_gone'] as const) {
        expect(nextMove(state, event)?.to).toBe('ended');
      }
    }
  });

  it('never goes on after its end, and is accepted at most once, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: (typeof VIDEO_CALL_STATES)[number] = 'ringing';
        let accepted = 0;
        for (const event of events) {
          const before = state;
          state = nextMove(state, event)?.to ?? state;
          if (before === 'ringing' && state === 'going_on') accepted += 1;
          if (before === 'ended') expect(state).toBe('ended');
        }
        expect(accepted).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('can be left by either side at any time before its end', () => {
    const [side, why] = [fc.constantFrom(...SENDERS), fc.constantFrom(...VIDEO_CALL_LEAVES)];
    const call = fc.record({ state: fc.constantFrom('ringing', 'going_on'), rungBy: side });
    fc.assert(
      fc.property(call, side, why, (one, by, how) => {
        expect(nextMove(one.state, leaveEvent(one, by, how))?.to).toBe('ended');
      }),
    );
    const ring = { state: 'ringing', rungBy: 'member' } as const;
    expect(leaveEvent(ring, 'member', 'hang_up')).toBe('cancel');
    expect(leaveEvent(ring, 'pharmacist', 'hang_up')).toBe('decline');
    expect(leaveEvent({ ...ring, state: 'going_on' }, 'member', 'lost')).toBe('lose');
  });
});
