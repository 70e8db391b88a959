import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(line: object, message = 'message'): string {
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info', mode: 'demo' },
    { write: (text) => lines.push(text) },
  );
  if (message === '') log.info(line);
  else log.info(line, message);
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

const PHONE = '0812345678';
const OTP = '123456';

const ofDriver = Object.assign(new Error(`invalid input syntax for type integer: "${PHONE}"`), {
  severity: 'ERROR',
  code: '22P02',
  detail: `Key (phone)=(${PHONE}) already exists.`,
  where: `unnamed portal parameter $1 = '${PHONE}'`,
  constraint: 'members_phone_key',
  query: 'INSERT INTO members VALUES ($1)',
  params: [PHONE, OTP],
});
const ofMailServer = Object.assign(new Error('550 <malee@example.com> no such user'), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 <malee@example.com> no such user',
  rejected: ['malee@example.com'],
  command: 'RCPT TO',
});
const unreadable = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

it.each([
  ['a statement', new DrizzleQueryError('SELECT $1', [PHONE, OTP], ofDriver)],
  ['the driver', ofDriver],
  [
    'the driver, deep down',
    new Error('failed', { cause: new Error('twice', { cause: ofDriver }) }),
  ],
  ['several at once', new AggregateError([ofDriver, ofMailServer], 'all failed')],
  ['the mail server', ofMailServer],
  ['a parser', unreadable(`${PHONE}, ${OTP}`)],
  ['us, careless', new Error(`no SMS to ${PHONE} or malee@example.com: ${OTP}, ถนนสุขุมวิท`)],
  ['code that throws text', `no SMS to ${PHONE}`],
])('logs no input of an error from %s', (_, error) => {
  const lines = [logged({ err: error }), logged({ err: error }, '')];
  if (error instanceof Error) lines.push(logged({ error }), logged(error, ''));
  for (const text of lines) {
    for (const value of [PHONE, OTP, 'malee@example.com', 'สุขุมวิท']) {
      expect(text).not.toContain(value);
    }
  }
});

it('still logs the failed statement, the reason and the place', () => {
  const failed = new DrizzleQueryError('SELECT $1', [PHONE], ofDriver);
  const { err } = JSON.parse(logged({ err: failed })) as Record<string, unknown>;
  expect(err).toMatchObject({
    sql: 'SELECT $1',
    stack: expect.stringContaining('log.test.ts') as unknown,
    cause: { code: '22P02', constraint: 'members_phone_key' },
  });
  expect(logged({ err: new TypeError('x is not a function') })).toContain('x is not a function');
});

it('hides tokens in the path or the address of an error', () => {
  const name = 'kR3v-Q9_xT7mWq2LzB8nYc4JhGs6uAe0oPfDiUjXlVs';
  const id = '018f3c1e-7b2a-7c3d-9e4f-5a6b7c8d9e0f';
  const failed = `ENOENT: no such file, open '/data/uploads/${name}-small.webp'`;
  const ofFile = Object.assign(new Error(failed), { code: 'ENOENT', syscall: 'open' });
  const ofAddress = new TypeError(`Failed to parse URL from http:/x/api/v1/payments/${id}`);
  const text = logged({ err: ofFile }) + logged({ err: ofAddress });
  expect(text).not.toContain(name);
  expect(text).not.toContain(id);
  expect(text).toContain('/data/uploads/[hidden]');
});
