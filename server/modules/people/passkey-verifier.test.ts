import { expect, it } from 'vitest';
import { passkeySiteOf } from './passkey-verifier.ts';

it.each([
  ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['https://192.168.1.5', undefined],
  ['https://[::1]:3000', undefined],
])('passkeys of a shop at %s', (address, site) => {
  expect(passkeySiteOf(address)).toEqual(site);
});
