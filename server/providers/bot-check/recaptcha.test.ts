import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

let server: Server;
let url: string;
let verdict: unknown;
let asked = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = '';
    request.on('data', (chunk) => (asked += String(chunk)));
    request.on('end', () => response.end(JSON.stringify(verdict)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const passes = (token: string | undefined, address = url) =>
  createRecaptcha('SECRET', pino({ level: 'silent' }), address).passes(token);

describe('reCAPTCHA', () => {
  it.each([
    [{ success: true, score: 0.9 }, true],
    [{ success: true, score: 0.1 }, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  ])('judges by %o', async (answer, expected) => {
    verdict = answer;
    expect(await passes('TOKEN')).toBe(expected);
    expect(asked).toBe('secret=SECRET&response=TOKEN');
  });

  it('wants a token', async () => {
    verdict = { success: true };
    expect(await passes(undefined)).toBe(false);
    expect(await passes('')).toBe(false);
  });

  it('lets people pass while it is away', async () => {
    verdict = 'nonsense';
    expect(await passes('TOKEN')).toBe(true);
    expect(await passes('TOKEN', 'http://127.0.0.1:9')).toBe(true);
  });
});
