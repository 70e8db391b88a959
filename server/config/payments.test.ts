import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  APP_SECRET: 'a secret of at least thirty-two characters',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER: 'Arun',
};
const KBANK = {
  KBANK_PUBLIC_KEY: 'pkey',
  KBANK_SECRET_KEY: 'skey',
  KBANK_MERCHANT_ID: '401001234567001',
};
const OMISE = { OMISE_PUBLIC_KEY: 'pkey', OMISE_SECRET_KEY: 'skey', OMISE_WEBHOOK_SECRET: 'c2s=' };

function mistakes(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('payments of the configuration', () => {
  it.each([
    ['beside the shop', {}, { port: 3001, url: 'http://localhost:3001' }],
    ['beside its port', { PORT: '4000' }, { port: 4001, url: 'http://localhost:4001' }],
    ['below the last port', { PORT: '65535' }, { port: 65_534 }],
    [
      'on the host that shoppers see',
      { PUBLIC_URL: 'http://192.168.1.5:3000' },
      { port: 3001, url: 'http://192.168.1.5:3001' },
    ],
    [
      'where it is told to be',
      { SANDBOX_BANK_PORT: '9000', SANDBOX_BANK_URL: 'https://bank.example/' },
      { port: 9000, url: 'https://bank.example' },
    ],
  ])('the demo has a bank %s', (_, env, expected) => {
    expect(readConfig(env).payments.sandbox).toMatchObject(expected);
  });

  it('production has the gateways that it names, and no sandbox', () => {
    const env = { ...PRODUCTION, ...KBANK, ...OMISE, PAYMENT_CARD: 'kbank', PAYMENT_QR: 'omise' };
    expect(readConfig(env).payments).toEqual({
      sandbox: undefined,
      card: 'kbank',
      truemoney: undefined,
      qr: 'omise',
      kbank: {
        publicKey: 'pkey',
        secretKey: 'skey',
        merchantId: '401001234567001',
        terminalId: undefined,
        apiUrl: 'https://kpaymentgateway-services.kasikornbank.com',
        uiUrl: 'https://kpaymentgateway.kasikornbank.com',
      },
      omise: {
        publicKey: 'pkey',
        secretKey: 'skey',
        webhookSecret: 'c2s=',
        apiUrl: 'https://api.omise.co',
      },
    });
  });

  it.each([
    [
      'no way to pay',
      {},
      /^PAYMENT_CARD, PAYMENT_TRUEMONEY and PAYMENT_QR are missing: .*COD_ONLY/,
    ],
    [
      'a gateway without its keys',
      { PAYMENT_CARD: 'kbank', KBANK_PUBLIC_KEY: 'pkey', KBANK_SECRET_KEY: 'skey' },
      /^KBANK_MERCHANT_ID is missing: PAYMENT_CARD says kbank$/,
    ],
    [
      'another without any',
      { PAYMENT_CARD: 'omise', PAYMENT_QR: 'omise' },
      /^OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, .* are missing: PAYMENT_CARD, PAYMENT_QR says omise$/,
    ],
    [
      'cash alone, and cards',
      { ...KBANK, PAYMENT_COD_ONLY: '1', PAYMENT_CARD: 'kbank' },
      /^PAYMENT_COD_ONLY and PAYMENT_CARD contradict each other$/,
    ],
    ['an unknown gateway', { PAYMENT_CARD: 'sandbox' }, /^PAYMENT_CARD must be kbank or omise$/],
    [
      'a wallet at the bank',
      { PAYMENT_TRUEMONEY: 'kbank', PAYMENT_COD_ONLY: '1' },
      /^PAYMENT_TRUEMONEY must be omise$/,
    ],
    [
      'a sandbox',
      { PAYMENT_COD_ONLY: '1', SANDBOX_BANK_PORT: '3001' },
      /^SANDBOX_BANK_PORT is for demo mode only: remove it$/,
    ],
  ])('refuses production with %s in one line', (_, change, line) => {
    const lines = mistakes({ ...PRODUCTION, ...change });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('requires nothing of a storefront of an external service', () => {
    const { SHOP_MODE, PUBLIC_URL } = PRODUCTION;
    expect(mistakes({ SHOP_MODE, PUBLIC_URL, API_URL: 'https://api.example' })).toEqual([]);
  });
});
