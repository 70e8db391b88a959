import { expect, it } from 'vitest';
import { openChallenge } from './passkey-challenge.ts';

const NOW = new Date('2026-11-30T03:00:00Z');
const until = (ms: number) => ({
  challenge: 'asked',
  expiresAt: new Date(NOW.getTime() + ms),
});

it.each([
  ['open', until(1), true],
  ['open for long', until(300_000), true],
  ['over at this moment', until(0), false],
  ['over', until(-1), false],
  ['used, or never asked', undefined, false],
])('a challenge that is %s', (_, challenge, isOpen) => {
  const found = openChallenge(challenge, NOW);
  expect(found).toEqual(
    isOpen ? { ok: true, value: 'asked' } : { ok: false, refusal: { code: 'PASSKEY_EXPIRED' } },
  );
});
