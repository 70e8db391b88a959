import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { isWeak } from './secrets.ts';

const WEAK = [
  'x'.repeat(40),
  `${'x'.repeat(39)}y`,
  'ab'.repeat(20),
  'Aa1!'.repeat(10),
  'abc123'.repeat(7),
  'deadbeef'.repeat(4),
  '0123456789abcdef0123456789abcdef',
  '11223344556677889900aabbccddeeff',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '98765432109876543210987654321098',
  'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'changeme-changeme-changeme-changeme',
  'change-this-secret-in-production-please',
  'my-super-secret-password-for-production',
  'this_is_the_secret_key_of_the_shop',
  'passwordPASSWORDpasswordPASSWORD',
  'secret1secret2secret3secret4secret5',
  '0'.repeat(32),
];

const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER: 'Arun',
  PAYMENT_COD_ONLY: '1',
  APP_SECRET: 'Fv3kQz9LmT0pXw7RjYbN5cHdGs2uAe8o',
};

function mistakes(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig({ ...PRODUCTION, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('a secret', () => {
  it.each(WEAK)('%s is weak', (secret) => {
    expect(isWeak(secret)).toBe(true);
    expect(mistakes({ APP_SECRET: secret })).toEqual([
      'APP_SECRET is too easy to guess: make one with openssl rand -base64 32',
    ]);
  });

  it('that is random is never weak', () => {
    for (let tried = 0; tried < 2_000; tried += 1) {
      const bytes = randomBytes(32);
      for (const secret of [
        ...[bytes.toString('base64'), bytes.toString('hex'), bytes.toString('base64url')],
        ...[bytes.toString('hex', 0, 16), bytes.toString('latin1'), randomUUID()],
      ]) {
        expect([secret, isWeak(secret)]).toEqual([secret, false]);
      }
    }
  });

  it('may be a sentence of its own', () => {
    for (const secret of [
      'correct horse battery staple and a purple umbrella',
      'Vier Elefanten trinken Tee um halb neun!',
    ]) {
      expect(mistakes({ APP_SECRET: secret })).toEqual([]);
    }
  });

  it.each([
    Buffer.alloc(32),
    Buffer.alloc(32, 'ab'),
    Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)),
  ])('is weak as a key of columns too: %o', (bytes) => {
    const good = `1:${randomBytes(32).toString('base64')}`;
    expect(mistakes({ DATA_KEYS: good })).toEqual([]);
    const lines = mistakes({ DATA_KEYS: `${good},2:${bytes.toString('base64')}` });
    expect(lines).toEqual([expect.stringMatching(/^DATA_KEYS has a key/)]);
  });

  it.each(['secret', 'token', 'x'.repeat(40), 'abcdefghijklmnopqr', 'short'])(
    'is weak as a token of metrics too: %s',
    (token) => {
      const env = { METRICS_TOKEN: token };
      expect(mistakes(env)).toEqual([expect.stringMatching(/^METRICS_TOKEN is/)]);
      expect(readConfig(env).metricsToken).toBe(token);
    },
  );
});

describe('in production', () => {
  const mail = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'Arun <shop@mail.example>' });

  it.each([
    ['smtps://u:p@mail.example:465', false],
    ['smtp://u:p@mail.example:587', true],
    ['smtp://mail.example', true],
    ['smtp://127.0.0.1:25', false],
    ['smtp://localhost:1025', false],
  ])('mails are sent by %s, and STARTTLS is required: %s', (url, requireTls) => {
    expect(readConfig({ ...PRODUCTION, ...mail(url) }).mail).toMatchObject({ url, requireTls });
    expect(readConfig(mail(url)).mail).toMatchObject({ requireTls: false });
  });

  it.each([
    'smtp://mail.example:587?ignoreTLS=true',
    'smtp://mail.example:587?requireTLS=false',
    'smtp://mail.example:587?tls.rejectUnauthorized=false',
    'smtps://mail.example?tls.rejectUnauthorized=0',
    'smtps://mail.example?secure=false',
    'smtp://mail.example?opportunisticTLS=true',
  ])('an address cannot weaken encryption: %s', (url) => {
    expect(mistakes(mail(url))).toEqual([expect.stringMatching(/^SMTP_URL must not/)]);
  });

  it('map tiles require https', () => {
    const tiles = (base: string) => ({ MAP_TILES_URL: `${base}/{z}/{x}/{y}.png` });
    expect(mistakes(tiles('http://tiles.example'))).toEqual([
      'MAP_TILES_URL must begin with https:// in production',
    ]);
    expect(mistakes(tiles('https://tiles.example'))).toEqual([]);
    expect(readConfig(tiles('http://tiles.example')).mapTilesUrl).toMatch(/^http:/);
  });
});
