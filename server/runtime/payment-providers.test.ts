import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createPaymentProviders } from './payment-providers.ts';

const KBANK = { KBANK_PUBLIC_KEY: 'p', KBANK_SECRET_KEY: 's', KBANK_MERCHANT_ID: '1' };
const OMISE = { OMISE_PUBLIC_KEY: 'p', OMISE_SECRET_KEY: 's', OMISE_WEBHOOK_SECRET: 'c2s=' };
const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  APP_SECRET: 'a secret of at least thirty-two characters',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER: 'Arun',
};

describe('gateways of the shop', () => {
  it.each([
    ['the demo', {}, { sandbox: ['kbank_card', 'truemoney', 'qr'] }],
    [
      'a demo with test keys',
      { ...OMISE, PAYMENT_CARD: 'omise' },
      { omise: ['kbank_card'], sandbox: ['truemoney', 'qr'] },
    ],
    [
      'production with two',
      {
        ...PRODUCTION,
        ...KBANK,
        ...OMISE,
        PAYMENT_CARD: 'kbank',
        PAYMENT_TRUEMONEY: 'omise',
        PAYMENT_QR: 'kbank',
      },
      { kbank: ['kbank_card', 'qr'], omise: ['truemoney'] },
    ],
    [
      'production that changed over, with money under way at the old one',
      { ...PRODUCTION, ...KBANK, ...OMISE, PAYMENT_CARD: 'omise' },
      { kbank: [], omise: ['kbank_card'] },
    ],
    ['production for cash alone', { ...PRODUCTION, PAYMENT_COD_ONLY: '1' }, {}],
  ])('%s', async (_, env, expected) => {
    const providers = await createPaymentProviders(readConfig(env));
    const table = Object.fromEntries(providers.map(({ name, methods }) => [name, methods]));
    expect(table).toEqual(expected);
  });
});
