import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { turnMistakes, turnSettingsOf } from './turn.ts';

const TURN_URLS = 'turn:turn.example:3478?transport=udp, stun:turn.example';

it('offers calls in a demo without any server, and in production with one alone', () => {
  expect(readConfig({}).turn).toEqual({ urls: [], secret: undefined, offered: true });
  expect(turnSettingsOf({ SHOP_MODE: 'production' }).offered).toBe(false);
  const { turn } = readConfig({ TURN_URLS, TURN_SECRET: 'shared' });
  expect(turn).toEqual({
    urls: ['turn:turn.example:3478?transport=udp', 'stun:turn.example'],
    ...{ secret: 'shared', offered: true },
  });
});

it.each([
  [{ TURN_URLS }, 'TURN_SECRET is missing'],
  [{ TURN_SECRET: 'shared' }, 'TURN_URLS names no TURN server'],
  [{ TURN_URLS: 'https://turn.example' }, 'must be addresses like turn:turn.example:3478'],
])('refuses %o', (env, mistake) => {
  expect(() => readConfig(env)).toThrow(mistake);
});

it('asks for a long secret in production', () => {
  const urls = ['turn:turn.example'];
  const short = { SHOP_MODE: 'production', TURN_URLS: urls, TURN_SECRET: 'short' } as const;
  expect(turnMistakes(short)).toHaveLength(1);
  expect(turnMistakes({ ...short, TURN_SECRET: 'sixteen-letters-or-more' })).toEqual([]);
});
