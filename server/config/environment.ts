import { z } from 'zod';
import { botEnvironment } from './bots.ts';
import { edgeEnvironment } from './edge.ts';
import { filesEnvironment } from './files.ts';
import { limitsEnvironment } from './limits.ts';
import { mailEnvironment } from './mail.ts';
import { paymentEnvironment } from './payments.ts';
import { pushEnvironment } from './push.ts';
import { turnEnvironment } from './turn.ts';
import {
  address,
  dataKeys,
  documented,
  flag,
  integer,
  phones,
  text,
  tilesAddress,
} from './values.ts';

const server = {
  SHOP_MODE: documented(
    z.enum(['demo', 'production'], 'must be demo or production').optional(),
    '`demo` or `production`',
    'demo',
  ),
  PORT: documented(integer(1, 65_535), 'port to listen on', '3000'),
  HOST: documented(text, 'address to listen on', 'all'),
  PUBLIC_URL: documented(
    address(['http:', 'https:'], 'https://shop.example'),
    'origin that shoppers see; https in production; passkeys of staff belong to its host',
    'http://localhost:PORT',
  ),
  TRUST_PROXY: documented(
    integer(0, 10),
    'number of own proxies in front; that many entries of `X-Forwarded-For` are trusted',
    '0',
  ),
  ...edgeEnvironment,
  PLAIN: documented(
    z
      .string()
      .regex(
        /^\s*(?:[01]|[a-z-]+(?:\s*,\s*[a-z-]+)*)\s*$/,
        'must be 0, 1 or names separated by commas',
      )
      .optional(),
    '`1`, at build and start: goes without all that leans on unpromised parts of Next, React and axios; names separated by commas switch off some; see [tricks](docs/tricks.md)',
    '0',
  ),
};

const data = {
  DATABASE_URL: documented(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/shop'),
    'PostgreSQL 15 or later in place of the embedded database; production needs it, or `API_URL`',
  ),
  DATA_DIR: documented(text, 'folder of the embedded database', '.data'),
  MEDIA_DIR: documented(text, 'folder of drawn and uploaded pictures', 'DATA_DIR/media'),
  ...filesEnvironment,
  API_URL: documented(
    address(['http:', 'https:'], 'https://service.example/api/v1'),
    'another service that keeps the contract; the service of this repository is not loaded then',
  ),
};

const secrets = {
  APP_SECRET: documented(
    text,
    'root of every derived key; production: at least 32 random characters',
    "the demo's",
  ),
  DATA_KEYS: documented(
    dataKeys,
    'newer keys of encrypted columns, `1:<32 bytes in Base64>,2:…`; see [keys](docs/operations.md#keys)',
    'derived from APP_SECRET',
  ),
  METRICS_TOKEN: documented(
    text,
    'bearer token for `/metrics`; production: at least 16 random characters',
  ),
};

const messages = {
  SMS_GATEWAY_URL: documented(
    address(['http:', 'https:'], 'https://sms.example/send'),
    'HTTP gateway for one-time passwords; production needs all three',
  ),
  SMS_GATEWAY_TOKEN: documented(text, 'bearer token of the gateway'),
  SMS_SENDER: documented(text, 'sender that the phone shows'),
  ...mailEnvironment,
  ...pushEnvironment,
  ...turnEnvironment,
};

const pages = {
  ...botEnvironment,
  GTM_ID: documented(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'must be a container id like GTM-ABC123')
      .optional(),
    'tag manager container; loaded for visitors who allowed analytics',
  ),
  MAP_TILES_URL: documented(
    tilesAddress,
    'tiles of the branch map, like `https://tiles.example/{z}/{x}/{y}.png`; https in production',
  ),
  MAP_TILES_ATTRIBUTION: documented(text, 'credit line of the tiles'),
};

const logs = {
  LOG_LEVEL: documented(
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      )
      .optional(),
    'level of pino',
    'info',
  ),
};

const demo = {
  DEMO_IN_PUBLIC: documented(
    flag,
    '`1`: starts with a public https address, an SMS gateway or live payment keys, although one-time passwords are shown',
    '0',
  ),
  DEMO_LOGIN: documented(flag, '`1`: `DEMO_PHONES` sign in without a code', '0'),
  DEMO_PHONES: documented(phones, 'phone numbers, separated by commas'),
  WARM_PICTURES: documented(flag, '`1`: draws the pictures of the first pages after a start', '1'),
  DEV_CLOCK: documented(flag, '`1`: `POST /dev/clock` moves the clock of the shop', '0'),
  DEV_CLOCK_START: documented(
    z.iso
      .datetime('must be a moment like 2026-11-21T03:00:00Z')
      .transform((value) => new Date(value))
      .optional(),
    'time that this clock shows at the start, like `2026-11-20T03:00:00Z`',
    'now',
  ),
};

/** Variables by section of `docs/configuration.md`, in its order. */
export const sections = {
  Server: server,
  Data: data,
  Secrets: secrets,
  Messages: messages,
  Payments: paymentEnvironment,
  'Limits and retention': limitsEnvironment,
  Pages: pages,
  Logs: logs,
  'Demo only': demo,
} as const;

export const environment = z.object({
  ...server,
  ...data,
  ...secrets,
  ...messages,
  ...paymentEnvironment,
  ...limitsEnvironment,
  ...pages,
  ...logs,
  ...demo,
});

export type Environment = z.infer<typeof environment>;
