import { z } from 'zod';
import { address, documented, flag, integer, text } from './values.ts';

/** The sandbox bank of the demo: a server of its own beside the shop. */
export interface SandboxBank {
  port: number;
  /** Public origin, without a trailing slash. */
  url: string;
}

export interface KbankSettings {
  publicKey: string;
  secretKey: string;
  merchantId: string;
  terminalId: string | undefined;
  apiUrl: string;
  /** Origin of the hosted fields script. */
  uiUrl: string;
}

export interface OmiseSettings {
  publicKey: string;
  secretKey: string;
  /** Base64, as displayed in the dashboard. */
  webhookSecret: string;
  apiUrl: string;
}

export interface PaymentSettings {
  /** Demo mode only. */
  sandbox: SandboxBank | undefined;
  card: 'kbank' | 'omise' | undefined;
  truemoney: 'omise' | undefined;
  qr: 'kbank' | 'omise' | undefined;
  kbank: KbankSettings | undefined;
  omise: OmiseSettings | undefined;
}

const KBANK_API = 'https://kpaymentgateway-services.kasikornbank.com';
const KBANK_UI = 'https://kpaymentgateway.kasikornbank.com';
const OMISE_API = 'https://api.omise.co';

const either = z.enum(['kbank', 'omise'], 'must be kbank or omise').optional();
const https = (example: string) => address(['http:', 'https:'], example);

export const paymentEnvironment = {
  SANDBOX_BANK_PORT: documented(integer(1, 65_535), "port of the demo's bank", 'PORT + 1'),
  SANDBOX_BANK_URL: documented(
    https('http://localhost:3001'),
    "origin of the demo's bank that shoppers see",
  ),
  PAYMENT_CARD: documented(
    either,
    'gateway for cards, `kbank` or `omise`; see [gateways](docs/operations.md#payment-gateways)',
  ),
  PAYMENT_TRUEMONEY: documented(
    z.enum(['omise'], 'must be omise').optional(),
    'gateway for TrueMoney, `omise`',
  ),
  PAYMENT_QR: documented(either, 'gateway for PromptPay, `kbank` or `omise`'),
  PAYMENT_COD_ONLY: documented(
    flag,
    '`1`: production without an online payment, cash on delivery alone',
    '0',
  ),
  KBANK_PUBLIC_KEY: documented(text, 'public key of K-Payment'),
  KBANK_SECRET_KEY: documented(text, 'secret key of K-Payment'),
  KBANK_MERCHANT_ID: documented(text, 'merchant id'),
  KBANK_TERMINAL_ID: documented(text, 'terminal id, where the bank assigns one'),
  KBANK_API_URL: documented(
    https(KBANK_API),
    'services of the gateway; for its test host',
    "the bank's",
  ),
  KBANK_UI_URL: documented(
    https(KBANK_UI),
    'script of the gateway; for its test host',
    "the bank's",
  ),
  OMISE_PUBLIC_KEY: documented(text, 'public key of Omise'),
  OMISE_SECRET_KEY: documented(text, 'secret key of Omise'),
  OMISE_WEBHOOK_SECRET: documented(text, 'webhook secret in Base64, as the dashboard shows it'),
  OMISE_API_URL: documented(https(OMISE_API), 'services of Omise; for its test host', "Omise's"),
};

export type PaymentVariables = z.infer<z.ZodObject<typeof paymentEnvironment>>;
type Environment = PaymentVariables;

const METHODS = ['PAYMENT_CARD', 'PAYMENT_TRUEMONEY', 'PAYMENT_QR'] as const;
const NEEDED = {
  kbank: ['KBANK_PUBLIC_KEY', 'KBANK_SECRET_KEY', 'KBANK_MERCHANT_ID'],
  omise: ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'],
} as const;

function chosen(env: Environment) {
  return METHODS.filter((name) => env[name] !== undefined);
}

function keyMistakes(env: Environment): string[] {
  return (['kbank', 'omise'] as const).flatMap((provider) => {
    const users = METHODS.filter((name) => env[name] === provider);
    const missing = NEEDED[provider].filter((name) => env[name] === undefined);
    if (users.length === 0 || missing.length === 0) return [];
    const verb = missing.length === 1 ? 'is' : 'are';
    return [`${missing.join(', ')} ${verb} missing: ${users.join(', ')} says ${provider}`];
  });
}

/** Mistakes checked in both modes. */
export function paymentMistakes(env: Environment): string[] {
  const mistakes = keyMistakes(env);
  if (env.PAYMENT_COD_ONLY && chosen(env).length > 0) {
    mistakes.push(`PAYMENT_COD_ONLY and ${chosen(env).join(', ')} contradict each other`);
  }
  return mistakes;
}

/** Additional checks of a shop with real payments. */
export function productionPaymentMistakes(env: Environment): string[] {
  const mistakes = [];
  if (chosen(env).length === 0 && !env.PAYMENT_COD_ONLY) {
    mistakes.push(
      'PAYMENT_CARD, PAYMENT_TRUEMONEY and PAYMENT_QR are missing: production needs an online payment method, or PAYMENT_COD_ONLY=1 for cash on delivery only',
    );
  }
  for (const name of ['SANDBOX_BANK_PORT', 'SANDBOX_BANK_URL'] as const) {
    if (env[name] !== undefined) mistakes.push(`${name} is for demo mode only: remove it`);
  }
  return mistakes;
}

/** Matches live keys; gateways mark only their test keys. */
const LIVE_KEY = /^[ps]key_(?!test_)/;
const KEYS = [
  'KBANK_PUBLIC_KEY',
  'KBANK_SECRET_KEY',
  'OMISE_PUBLIC_KEY',
  'OMISE_SECRET_KEY',
] as const;

export function livePaymentKeys(env: Environment): string[] {
  return KEYS.filter((name) => LIVE_KEY.test(env[name] ?? ''));
}

/** By default on the shop's host, at the next port. */
function sandboxOf(env: Environment, shop: { port: number; publicUrl: string }): SandboxBank {
  const port = env.SANDBOX_BANK_PORT ?? (shop.port === 65_535 ? shop.port - 1 : shop.port + 1);
  const { hostname } = new URL(shop.publicUrl);
  return { port, url: new URL(env.SANDBOX_BANK_URL ?? `http://${hostname}:${port}`).origin };
}

function kbankOf(env: Environment): KbankSettings | undefined {
  const { KBANK_PUBLIC_KEY: publicKey, KBANK_SECRET_KEY: secretKey } = env;
  if (!publicKey || !secretKey || !env.KBANK_MERCHANT_ID) return undefined;
  return {
    publicKey,
    secretKey,
    merchantId: env.KBANK_MERCHANT_ID,
    terminalId: env.KBANK_TERMINAL_ID,
    apiUrl: new URL(env.KBANK_API_URL ?? KBANK_API).origin,
    uiUrl: new URL(env.KBANK_UI_URL ?? KBANK_UI).origin,
  };
}

function omiseOf(env: Environment): OmiseSettings | undefined {
  const { OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey } = env;
  const { OMISE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!publicKey || !secretKey || !webhookSecret) return undefined;
  return {
    publicKey,
    secretKey,
    webhookSecret,
    apiUrl: new URL(env.OMISE_API_URL ?? OMISE_API).origin,
  };
}

export function paymentSettingsOf(
  env: Environment,
  shop: { mode: 'demo' | 'production'; port: number; publicUrl: string },
): PaymentSettings {
  return {
    sandbox: shop.mode === 'demo' ? sandboxOf(env, shop) : undefined,
    card: env.PAYMENT_CARD,
    truemoney: env.PAYMENT_TRUEMONEY,
    qr: env.PAYMENT_QR,
    kbank: kbankOf(env),
    omise: omiseOf(env),
  };
}
