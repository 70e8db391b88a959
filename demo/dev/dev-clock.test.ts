import { describe, expect, it } from 'vitest';
import { createMovableClock } from '../../server/core/world.ts';
import { createDevApp } from './dev-app.ts';

function open(movable: boolean) {
  const clock = createMovableClock();
  const followed: string[] = [];
  const app = createDevApp({
    newestMessages: () => Promise.resolve([]),
    readMail: () => ({ subject: '', html: '' }),
    clock,
    moveClock: movable
      ? async (at) => {
          clock.moveTo(at);
          followed.push(clock.now().toISOString());
        }
      : undefined,
  });
  const move = (body: unknown) =>
    app.request('/dev/clock', { method: 'POST', body: JSON.stringify(body) });
  return { app, clock, followed, move };
}

describe('/dev/clock', () => {
  it('moves the time of the shop, which catches up before the answer', async () => {
    const { move, followed, app } = open(true);
    const answer = await move({ at: '2027-01-01T05:00:00Z' });
    const { now } = (await answer.json()) as { now: string };
    expect(now).toMatch(/^2027-01-01T05:00:0/);
    expect(followed).toHaveLength(1);
    await move({ forward_ms: 3_600_000 });
    const later = (await (await app.request('/dev/clock')).json()) as { now: string };
    expect(later.now).toMatch(/^2027-01-01T06:00:0/);
  });

  it.each([{}, { at: 'tomorrow' }, { forward_ms: -1 }, { forward_ms: 1e15 }, null, 'now'])(
    'refuses %j',
    async (body) => {
      const { move, followed } = open(true);
      expect((await move(body)).status).toBe(422);
      expect(followed).toEqual([]);
    },
  );

  it('cannot be moved unless the configuration allows it', async () => {
    const { move, clock } = open(false);
    expect((await move({ at: '2027-01-01T05:00:00Z' })).status).toBe(403);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  });

  it('is shown on the index of these pages', async () => {
    const page = async (movable: boolean) => (await open(movable).app.request('/dev')).text();
    expect(await page(true)).toContain('forward_ms');
    expect(await page(false)).toContain('DEV_CLOCK=1');
  });
});
