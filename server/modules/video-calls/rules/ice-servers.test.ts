import { expect, it } from 'vitest';
import { iceServersOf } from './ice-servers.ts';

const at = new Date('2026-11-29T08:00:00.400Z');

it('are none where nothing is configured', () => {
  expect(iceServersOf({ urls: [], secret: undefined }, { at, nonce: 'n' })).toEqual([]);
});

it('have credentials that end in two hours, as the TURN server reckons them', () => {
  const urls = ['stun:turn.example:3478', 'turn:turn.example:3478', 'turns:turn.example:5349'];
  const [stun, turn] = iceServersOf({ urls, secret: 'shared' }, { at, nonce: 'n' });
  expect(stun).toEqual({ urls: [urls[0]] });
  // printf '1795946400:n' | openssl dgst -sha1 -hmac shared -binary | base64
  expect(turn).toEqual({
    urls: urls.slice(1),
    username: '1795946400:n',
    credential: 'PJN0eXJ0WaSYcBph6C3puvUi3J8=',
  });
});
