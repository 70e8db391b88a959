import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONVERSATION_STATES } from '../../../../lib/conversations/contract-values.ts';
import { CONVERSATION_MOVES, ENDED, nextState } from './machine.ts';

const EVENTS = [...new Set(CONVERSATION_MOVES.map(({ on }) => on))];

describe('a conversation', () => {
  it('knows one answer to each event in each state', () => {
    const keys = CONVERSATION_MOVES.map(({ from, on }) => `${from} ${on}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('can be in every state, and begins in the queue', () => {
    const reached = new Set(['queued', ...CONVERSATION_MOVES.map(({ to }) => to)]);
    expect([...reached].toSorted()).toEqual([...CONVERSATION_STATES].toSorted());
  });

  it.each([
    ['queued', 'close'],
    ['queued', 'pharmacist_writes'],
    ['assigned', 'take'],
    ['active', 'leave'],
    ['abandoned', 'member_writes'],
    ['rated', 'rate'],
  ] as const)('refuses, while %s, %s', (state, event) => {
    expect(nextState(state, event)).toBeUndefined();
  });

  it('never goes on after its end, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: (typeof CONVERSATION_STATES)[number] = 'queued';
        let ended = false;
        for (const event of events) {
          state = nextState(state, event) ?? state;
          if (ended) expect(ENDED).toContain(state);
          ended = ENDED.includes(state);
        }
      }),
    );
  });
});
