import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { DEMO_SECRET } from './secrets.ts';

const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  APP_SECRET: 'a secret of at least thirty-two characters',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER: 'Arun',
  PAYMENT_COD_ONLY: '1',
};

function mistakes(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('readConfig', () => {
  it('needs nothing in demo mode', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: undefined,
      dataDir: '.data',
      mediaDir: join('.data', 'media'),
      databaseUrl: undefined,
      apiUrl: undefined,
      publicUrl: 'http://localhost:3000',
      appSecret: DEMO_SECRET,
      demoLogin: false,
      demoPhones: [],
      devClock: false,
      devClockStart: undefined,
      trustProxy: 0,
      logLevel: 'info',
    });
  });

  it('sends mails if SMTP is configured, and works without', () => {
    const mail = {
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'Arun <a@b.example>',
    };
    expect(readConfig({ ...PRODUCTION, ...mail }).mail).toEqual({
      url: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      requireTls: false,
    });
    expect(readConfig(PRODUCTION).mail).toBeUndefined();
    expect(mistakes({ SMTP_URL: mail.SMTP_URL })).toEqual([
      'SMTP_URL and MAIL_FROM must be set together',
    ]);
  });

  it('reads its real configuration in production', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://shop.example',
      smsGateway: { url: 'https://sms.example/send', token: 'token', sender: 'Arun' },
    });
  });

  it.each([
    ['the address follows the port', { PORT: '4000' }, { publicUrl: 'http://localhost:4000' }],
    ['empty is absent', { PORT: '', HOST: ' ', LOG_LEVEL: '' }, { port: 3000, host: undefined }],
    ['no slash at the end', { PUBLIC_URL: 'http://a.example/' }, { publicUrl: 'http://a.example' }],
    ['API host alone', { API_URL: 'http://api.example' }, { apiUrl: 'http://api.example/api/v1' }],
    ['API base', { API_URL: 'http://a.example/x/v1/' }, { apiUrl: 'http://a.example/x/v1' }],
    [
      'phones',
      { DEMO_LOGIN: '1', DEMO_PHONES: '0812345678, 021234567' },
      { demoLogin: true, demoPhones: ['0812345678', '021234567'] },
    ],
  ])('%s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['SHOP_MODE', { SHOP_MODE: 'prod' }, 'SHOP_MODE must be demo or production'],
    ['PORT', { PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    ['PORT as a word', { PORT: 'http' }, 'PORT must be a whole number from 1 to 65535'],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL must be an address like postgres:/,
    ],
    ['API_URL', { API_URL: 'api.example' }, /^API_URL must be an address like https:/],
    [
      'PUBLIC_URL with a path',
      { PUBLIC_URL: 'http://a.example/shop' },
      /^PUBLIC_URL must be an origin/,
    ],
    [
      'half a gateway',
      { SMS_GATEWAY_URL: 'https://sms.example', DEMO_IN_PUBLIC: '1' },
      /must be set together$/,
    ],
    ['DEMO_LOGIN', { DEMO_LOGIN: 'yes' }, 'DEMO_LOGIN must be 0 or 1'],
    ['DEMO_PHONES', { DEMO_PHONES: '+66812345678' }, /^DEMO_PHONES must be phone numbers/],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
    [
      'TILES',
      { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      /^MAP_TILES_URL must/,
    ],
    ['TILES', { MAP_TILES_URL: 'https://tiles.example/map.png' }, /^MAP_TILES_URL must/],
    ['GTM', { GTM_ID: 'G-1' }, /^GTM_ID must be a container id/],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  ])('refuses a wrong %s in one line', (_, env, line) => {
    const lines = mistakes(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it.each([
    ['no secret', { APP_SECRET: undefined }, /^APP_SECRET is missing/],
    ['the secret of the demo', { APP_SECRET: DEMO_SECRET }, /^APP_SECRET is the demo secret/],
    ['a short secret', { APP_SECRET: 'short' }, /^APP_SECRET is too short/],
    ['no database', { DATABASE_URL: undefined }, /^DATABASE_URL is missing/],
    [
      'no SMS',
      { SMS_GATEWAY_URL: undefined, SMS_GATEWAY_TOKEN: undefined, SMS_SENDER: undefined },
      /^SMS_GATEWAY_URL, .* are missing/,
    ],
    ['no address', { PUBLIC_URL: undefined }, /^PUBLIC_URL is missing/],
    ['http', { PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL must begin with https:/],
    ['the demo sign-in', { DEMO_LOGIN: '1' }, /^DEMO_LOGIN is for demo mode only/],
    ['demo phones', { DEMO_PHONES: '0812345678' }, /^DEMO_PHONES is for demo mode only/],
    ['an open demo', { DEMO_IN_PUBLIC: '1' }, /^DEMO_IN_PUBLIC is for demo mode only/],
    ['a movable clock', { DEV_CLOCK: '1' }, /^DEV_CLOCK is for demo mode only/],
  ])('refuses production with %s in one line', (_, change, line) => {
    const lines = mistakes({ ...PRODUCTION, ...change });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it.each([
    ['a public https address', { PUBLIC_URL: 'https://shop.example' }, /^PUBLIC_URL/],
    [
      'a real SMS gateway',
      { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 't', SMS_SENDER: 'Arun' },
      /^SMS_GATEWAY_URL/,
    ],
    ['a live key of Omise', { OMISE_SECRET_KEY: 'skey_5abc' }, /^OMISE_SECRET_KEY/],
    ['a live key of KBank', { KBANK_PUBLIC_KEY: 'pkey_prod_5abc' }, /^KBANK_PUBLIC_KEY/],
  ])('refuses a demo with %s, unless allowed', (_, env, line) => {
    const lines = mistakes(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]).toContain('DEMO_IN_PUBLIC=1');
    expect(mistakes({ ...env, DEMO_IN_PUBLIC: '1' })).toEqual([]);
  });

  it.each([
    { PUBLIC_URL: 'https://localhost:8443' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { OMISE_SECRET_KEY: 'skey_test_5abc', KBANK_PUBLIC_KEY: 'pkey_test_5abc' },
  ])('lets a demo start with %o', (env) => {
    expect(mistakes(env)).toEqual([]);
  });

  it.each([
    'SMS_GATEWAY_URL',
    'KBANK_API_URL',
    'KBANK_UI_URL',
    'OMISE_API_URL',
    'RECAPTCHA_VERIFY_URL',
  ])('refuses a plain-http %s in production, except on the machine itself', (name) => {
    const lines = mistakes({ ...PRODUCTION, [name]: 'http://gateway.example' });
    expect(lines).toEqual([`${name} must begin with https:// in production`]);
    expect(mistakes({ ...PRODUCTION, [name]: 'http://127.0.0.1:8080' })).toEqual([]);
  });

  it('takes both keys of the bot check or none', () => {
    const both = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'x' };
    expect(mistakes(both)).toEqual([]);
    expect(mistakes({ ...PRODUCTION, ...both })).toEqual([]);
    expect(mistakes({ RECAPTCHA_SECRET: 'x' })[0]).toMatch(/^RECAPTCHA_SITE_KEY is missing/);
    expect(mistakes({ RECAPTCHA_SITE_KEY: 'x' })[0]).toMatch(/^RECAPTCHA_SECRET is missing/);
    const elsewhere = { API_URL: 'https://api.example', RECAPTCHA_SITE_KEY: 'x' };
    expect(mistakes(elsewhere)).toEqual([]);
    expect(readConfig({}).bots).toBeUndefined();
    expect(readConfig(both).bots).toEqual({
      siteKey: 'site',
      secret: 'x',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    });
  });

  it('asks nothing of our own service where another one serves', () => {
    const { SHOP_MODE, PUBLIC_URL } = PRODUCTION;
    expect(mistakes({ SHOP_MODE, PUBLIC_URL, API_URL: 'https://api.example/api/v1' })).toEqual([]);
  });

  it('lists every mistake at once', () => {
    const lines = mistakes({ SHOP_MODE: 'production', PORT: 'x', DEMO_LOGIN: '1' });
    expect(lines.map((line) => line.split(/[ ,]/)[0])).toEqual([
      'PORT',
      'APP_SECRET',
      'DATABASE_URL',
      'SMS_GATEWAY_URL',
      'PAYMENT_CARD',
      'PUBLIC_URL',
      'DEMO_LOGIN',
    ]);
  });
});
