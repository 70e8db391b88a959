import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DatabaseSilentError, Pulse } from './pulse.ts';

const never = () => new Promise<never>(() => undefined);

function pulseOf(ping: () => Promise<unknown>) {
  let renewed = 0;
  const pulse = new Pulse({
    ping,
    renew: () => {
      renewed += 1;
    },
    restMs: 5,
    tickMs: 5,
    patience: 4,
  });
  return { pulse, renewals: () => renewed };
}

describe('the pulse of the database', () => {
  it('does not interrupt long work while the database answers', async () => {
    const { pulse, renewals } = pulseOf(() => Promise.resolve());
    const work = async () => {
      await sleep(150);
      return 'done';
    };
    expect(await pulse.watch(work)).toBe('done');
    await expect(pulse.watch(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(renewals()).toBe(0);
  });

  it.each([
    ['says nothing', never],
    ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
  ])('aborts all work when it %s, and lets none begin', async (_, ping) => {
    const { pulse, renewals } = pulseOf(ping);
    const ends = await Promise.allSettled([pulse.watch(never), pulse.watch(never)]);
    for (const end of ends) {
      expect(end).toMatchObject({ reason: expect.any(DatabaseSilentError) });
    }
    expect(renewals()).toBeGreaterThan(0);
    let begun = false;
    const late = pulse.watch(() => {
      begun = true;
      return Promise.resolve();
    });
    await expect(late).rejects.toThrow(DatabaseSilentError);
    expect(begun).toBe(false);
  });

  it('does not count one failed ping as silence', async () => {
    let asked = 0;
    const { pulse, renewals } = pulseOf(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('CONNECT_TIMEOUT')) : Promise.resolve();
    });
    const work = async () => {
      await expect.poll(() => asked).toBeGreaterThan(2);
      return 'done';
    };
    expect(await pulse.watch(work)).toBe('done');
    expect(renewals()).toBe(0);
  });

  it('allows work again once the database answers', async () => {
    let ping: () => Promise<unknown> = never;
    const { pulse } = pulseOf(() => ping());
    await expect(pulse.watch(never)).rejects.toThrow(DatabaseSilentError);
    ping = () => Promise.resolve();
    await expect
      .poll(() => pulse.watch(() => Promise.resolve('back')).catch(() => 'silent'))
      .toBe('back');
  });

  it('does not ping without waiting work', async () => {
    let asked = 0;
    const { pulse } = pulseOf(() => {
      asked += 1;
      return Promise.resolve();
    });
    await pulse.watch(() => Promise.resolve());
    await sleep(60);
    expect(asked).toBe(0);
  });
});
