import { expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(line: object): string {
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info', mode: 'demo' },
    { write: (text) => lines.push(text) },
  );
  log.info(line, 'message');
  return lines.join('');
}

it('writes JSON with level, time and the request id', () => {
  expect(JSON.parse(logged({ requestId: 'r1' }))).toMatchObject({
    level: 'info',
    requestId: 'r1',
    msg: 'message',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it.each([
  { phone_number: 'SECRET' },
  { code: 'SECRET' },
  { access_token: 'SECRET' },
  { authorization: 'SECRET' },
  { headers: { authorization: 'SECRET', cookie: 'SECRET', 'set-cookie': 'SECRET' } },
  { req: { headers: { cookie: 'SECRET' }, body: { code: 'SECRET', phone_number: 'SECRET' } } },
  { body: { email: 'SECRET', citizen_id: 'SECRET' } },
])('hides %o', (line) => {
  expect(logged(line)).not.toContain('SECRET');
});

it('still shows the code of an error', () => {
  const error = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  expect(logged({ err: error })).toContain('ECONNREFUSED');
});
