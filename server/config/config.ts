import { join } from 'node:path';
import {
  paymentMistakes,
  paymentSettingsOf,
  productionPaymentMistakes,
  type PaymentSettings,
} from './payments.ts';
import { botMistakes, botSettingsOf, type BotSettings } from './bots.ts';
import { mailMistakes, mailSettingsOf, plainMailMistakes, type MailSettings } from './mail.ts';
import { pushMistakes, pushSettingsOf, type PushSettings } from './push.ts';
import { turnMistakes, turnSettingsOf } from './turn.ts';
import type { TurnSettings } from '../core/turn.ts';
import { demoMistakes, plainGateways } from './exposure.ts';
import { fileMistakes, s3SettingsOf, type S3Settings } from './files.ts';
import { edgeSettingsOf, type EdgeSettings } from './edge.ts';
import { DEMO_SECRET, metricsTokenMistakes, secretMistakes } from './secrets.ts';
import { consultationDaysOf, decisionHoursOf, dispensingYearsOf, orderLimitsOf } from './limits.ts';
import { sealingKeysOf, type SealingKeys } from '../core/sealed.ts';
import { environment, type Environment } from './environment.ts';

export type ShopMode = 'demo' | 'production';

export interface SmsGateway {
  url: string;
  token: string;
  sender: string;
}

export interface Config {
  mode: ShopMode;
  port: number;
  /** Address to listen on; all interfaces if absent. */
  host: string | undefined;
  /** Folder of the embedded database and of uploads. */
  dataDir: string;
  /** Folder of drawn pictures; several shops may share it. */
  mediaDir: string;
  /** Store of members' pictures, in place of a folder in `mediaDir`. */
  s3: S3Settings | undefined;
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | undefined;
  /** Base path of an external shop service, `https://host/api/v1`; the own service is then never loaded. */
  apiUrl: string | undefined;
  /** Public origin without a trailing slash: canonical links, cookies, redirects. */
  publicUrl: string;
  /** Whether `publicUrl` was configured or derived from the port. */
  publicUrlGiven: boolean;
  /** Root of every derived key: sign-in hashes, trusted devices, encrypted columns. */
  appSecret: string;
  sealingKeys: SealingKeys;
  smsGateway: SmsGateway | undefined;
  mail: MailSettings | undefined;
  /** Lets phones in `demoPhones` sign in without a one-time password. Demo mode only. */
  demoLogin: boolean;
  demoPhones: readonly string[];
  /** Whether a demo draws its first pictures before they are requested. */
  warmPictures: boolean;
  /** Whether `POST /dev/clock` may move the service's clock. Demo mode only. */
  devClock: boolean;
  /** Initial time of that clock, if not the present. */
  devClockStart: Date | undefined;
  bots: BotSettings | undefined;
  push: PushSettings | undefined;
  turn: TurnSettings;
  gtmId: string | undefined;
  /** Template of map tile addresses with `{z}`, `{x}` and `{y}`; without it branches are a list. */
  mapTilesUrl: string | undefined;
  /** Number of our own proxies in front, and so of trusted X-Forwarded-For entries. */
  trustProxy: number;
  metricsToken: string | undefined;
  edge: EdgeSettings;
  payments: PaymentSettings;
  orderLimits: ReturnType<typeof orderLimitsOf>;
  consultationDays: number;
  /** After the payment of an order with a questionnaire. */
  decisionHours: number;
  /** Retention of dispensing records in years. */
  dispensingYears: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Every mistake of the configuration at once, one line each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

const API_BASE = '/api/v1';

/** An empty variable counts as absent, as in compose files that pass `NAME=`. */
function nonEmpty(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

function publicUrlMistakes(value: string | undefined): string[] {
  if (value === undefined) return [];
  const { pathname, search, hash, username } = new URL(value);
  const bare = pathname === '/' && search === '' && hash === '' && username === '';
  return bare ? [] : ['PUBLIC_URL must be an origin only, like https://shop.example'];
}

function smsMistakes(env: Environment): string[] {
  const given = [env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN, env.SMS_SENDER].filter(Boolean).length;
  return given === 0 || given === 3
    ? []
    : ['SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN and SMS_SENDER must be set together'];
}

/** Requirements of our own service in production; a storefront of an external service has none. */
function serviceMistakes(env: Environment): string[] {
  if (env.API_URL !== undefined) return [];
  const mistakes = secretMistakes(env);
  if (env.DATABASE_URL === undefined) {
    mistakes.push('DATABASE_URL is missing: production needs a PostgreSQL (or API_URL)');
  }
  if (env.SMS_GATEWAY_URL === undefined) {
    mistakes.push(
      'SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN and SMS_SENDER are missing: production sends one-time passwords by SMS',
    );
  }
  return [...mistakes, ...productionPaymentMistakes(env)];
}

function productionMistakes(env: Environment): string[] {
  const mistakes = serviceMistakes(env);
  if (env.PUBLIC_URL === undefined) {
    mistakes.push('PUBLIC_URL is missing: production needs the https address that shoppers see');
  } else if (!env.PUBLIC_URL.startsWith('https:')) {
    mistakes.push('PUBLIC_URL must begin with https:// in production');
  }
  if (env.DEMO_LOGIN) mistakes.push('DEMO_LOGIN is for demo mode only: remove it');
  if (env.DEMO_PHONES !== undefined) mistakes.push('DEMO_PHONES is for demo mode only: remove it');
  if (env.DEMO_IN_PUBLIC) mistakes.push('DEMO_IN_PUBLIC is for demo mode only: remove it');
  mistakes.push(
    ...plainGateways(env),
    ...plainMailMistakes(env),
    ...metricsTokenMistakes(env.METRICS_TOKEN),
  );
  if (env.DEV_CLOCK) mistakes.push('DEV_CLOCK is for demo mode only: remove it');
  return mistakes;
}

function mistakesOf(env: Environment): string[] {
  return [
    ...publicUrlMistakes(env.PUBLIC_URL),
    ...smsMistakes(env),
    ...mailMistakes(env),
    ...paymentMistakes(env),
    ...botMistakes(env),
    ...pushMistakes(env),
    ...turnMistakes(env),
    ...fileMistakes(env),
    ...(env.SHOP_MODE === 'production' ? productionMistakes(env) : demoMistakes(env)),
  ];
}

/** `API_URL` may be the origin alone or the base path; normalises to the base path. */
function apiBase(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { origin, pathname } = new URL(value);
  const path = pathname.replace(/\/+$/, '');
  return origin + (path === '' ? API_BASE : path);
}

function smsGatewayOf(env: Environment): SmsGateway | undefined {
  const { SMS_GATEWAY_URL: address, SMS_GATEWAY_TOKEN: token, SMS_SENDER: sender } = env;
  return address && token && sender ? { url: address, token, sender } : undefined;
}

function foldersOf({ DATA_DIR: dataDir = '.data', MEDIA_DIR }: Environment) {
  return { dataDir, mediaDir: MEDIA_DIR ?? join(dataDir, 'media') };
}

function configOf(env: Environment): Config {
  const { SHOP_MODE: mode = 'demo', APP_SECRET: appSecret = DEMO_SECRET } = env;
  const port = env.PORT ?? 3000;
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  return {
    mode,
    port,
    host: env.HOST,
    ...foldersOf(env),
    databaseUrl: env.DATABASE_URL,
    apiUrl: apiBase(env.API_URL),
    publicUrl,
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    appSecret,
    sealingKeys: sealingKeysOf(appSecret, env.DATA_KEYS),
    smsGateway: smsGatewayOf(env),
    mail: mailSettingsOf(env, mode),
    demoLogin: env.DEMO_LOGIN ?? false,
    demoPhones: env.DEMO_PHONES ?? [],
    warmPictures: env.WARM_PICTURES ?? true,
    devClock: env.DEV_CLOCK ?? false,
    devClockStart: env.DEV_CLOCK_START,
    bots: botSettingsOf(env),
    push: pushSettingsOf(env),
    turn: turnSettingsOf(env),
    gtmId: env.GTM_ID,
    mapTilesUrl: env.MAP_TILES_URL,
    trustProxy: env.TRUST_PROXY ?? 0,
    metricsToken: env.METRICS_TOKEN,
    s3: s3SettingsOf(env),
    edge: edgeSettingsOf(env),
    orderLimits: orderLimitsOf(env),
    consultationDays: consultationDaysOf(env),
    decisionHours: decisionHoursOf(env),
    dispensingYears: dispensingYearsOf(env),
    payments: paymentSettingsOf(env, { mode, port, publicUrl }),
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function parse(env: Readonly<Record<string, string | undefined>>) {
  const first = environment.safeParse(env);
  if (first.success) return { values: first.data, mistakes: mistakesOf(first.data) };
  // Validates the rest without the malformed variables, so one start reports every mistake.
  const issues = first.error.issues;
  const malformed = new Set(issues.map((issue) => String(issue.path[0])));
  const rest = Object.entries(env).filter(([name]) => !malformed.has(name));
  const values = environment.parse(Object.fromEntries(rest));
  const others = mistakesOf(values).filter((line) => ![...malformed].some((n) => line.includes(n)));
  return {
    values,
    mistakes: [...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`), ...others],
  };
}

/** Reads and checks the environment. Throws a `ConfigError` that lists every mistake. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { values, mistakes } = parse(nonEmpty(env));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return configOf(values);
}
