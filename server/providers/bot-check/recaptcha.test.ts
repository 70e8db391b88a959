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

const judge = (token: string | undefined, verifyUrl = url) =>
  createRecaptcha({ secret: 'SECRET', verifyUrl }, pino({ level: 'silent' })).judge(token, 'login');

describe('reCAPTCHA', () => {
  it.each([
    [{ success: true, score: 0.9, action: 'login' }, 'person'],
    [{ success: true, score: 0.9 }, 'person'],
    [{ success: true, score: 0.5, action: 'login' }, 'person'],
    [{ success: true, score: 0.4, action: 'login' }, 'suspected'],
    [{ success: true, score: 0.9, action: 'contact' }, 'suspected'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'suspected'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'suspected'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unreachable'],
    ['nonsense', 'unreachable'],
  ])('judges by %o', async (answer, expected) => {
    verdict = answer;
    expect(await judge('TOKEN')).toBe(expected);
    expect(asked).toBe('secret=SECRET&response=TOKEN');
  });

  it('suspects a missing token without asking', async () => {
    asked = 'nothing';
    expect(await judge(undefined)).toBe('suspected');
    expect(await judge('')).toBe('suspected');
    expect(asked).toBe('nothing');
  });

  it('reports an unreachable provider', async () => {
    expect(await judge('TOKEN', 'http://127.0.0.1:9')).toBe('unreachable');
  });
});
