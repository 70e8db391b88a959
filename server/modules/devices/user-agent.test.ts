import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameDevice } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      ['computer', 'Chrome', 'Windows'],
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      ['computer', 'Edge', 'Windows'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      ['computer', 'Firefox', 'macOS'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      ['phone', 'Safari', 'iOS'],
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      ['tablet', 'Chrome', 'iPadOS'],
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      ['phone', 'Samsung Internet', 'Android'],
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X710) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      ['tablet', 'Chrome', 'Android'],
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Line/15.18.0`,
      ['phone', 'LINE', 'Android'],
    ],
    ['', ['computer', null, null]],
    ['curl/8.5.0', ['computer', null, null]],
  ])('%s', (userAgent, [kind, browser, system]) => {
    expect(nameDevice(userAgent)).toEqual({ kind, browser, system });
  });

  it('consists of known names for any input', () => {
    fc.assert(
      fc.property(fc.string(), (sent) => {
        const { browser, system } = nameDevice(`${sent} Android Chrome/1`);
        for (const name of [browser, system]) expect(name ?? '').toMatch(/^[A-Za-z ]*$/);
      }),
    );
  });
});
