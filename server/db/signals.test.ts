import type { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import type { Topic } from '../core/signals.ts';
import { embeddedSignals } from './signals.ts';

/** An engine whose statements end when the test says so. */
function fakeEngine() {
  const sent: string[] = [];
  const ends: PromiseWithResolvers<undefined>[] = [];
  let hear: (payload: string) => void = () => undefined;
  const client = {
    query: async (_text: string, [payload = '']: string[]) => {
      sent.push(payload);
      const end = Promise.withResolvers<undefined>();
      ends.push(end);
      return end.promise;
    },
    listen: async (_channel: string, callback: typeof hear) => {
      hear = callback;
    },
  };
  return {
    signals: embeddedSignals(client as unknown as PGlite),
    sent,
    ends,
    say: (payload: string) => {
      hear(payload);
    },
  };
}

it('sends one statement at a time, and merges topics that arrive meanwhile', async () => {
  const { signals, sent, ends } = fakeEngine();
  for (const id of [1, 2, 3, 2]) signals.notify([id]);
  expect(sent).toEqual(['1']);
  ends[0]?.resolve(undefined);
  await vi.waitFor(() => {
    expect(sent).toEqual(['1', '2,3']);
  });
});

it('goes on after a statement that failed', async () => {
  const { signals, sent, ends } = fakeEngine();
  signals.notify([1]);
  ends[0]?.reject(new Error('the database is away'));
  await vi.waitFor(() => {
    signals.notify([2]);
    expect(sent).toEqual(['1', '2']);
  });
});

it('passes on signals of other processes, and reports readiness', async () => {
  const { signals, say } = fakeEngine();
  const told: Topic[] = [];
  const onReady = vi.fn();
  signals.listen({ onSignal: (topics) => void told.push(...topics), onReady });
  await vi.waitFor(() => {
    expect(onReady).toHaveBeenCalledOnce();
  });
  say('7,talk 8,desk');
  expect(told).toEqual([7, 'talk 8', 'desk']);
});
