import { destination, pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import type { Config } from './config.ts';

export type Logger = PinoLogger;

/** Names whose values never reach a log line, at the top or one and two levels down. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  '"set-cookie"',
  '"x-internal-key"',
  'access_token',
  'refresh_token',
  'token',
  'phone_number',
  'phone',
  'mobile',
  'email',
  'citizen_id',
  'passport_no',
  'otp',
  'otp_code',
  'password',
  'secret',
];

function pathsOf(key: string): string[] {
  const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
  return [key.startsWith('"') ? `[${key}]` : key, `*${step}`, `*.*${step}`];
}

/** `code` is both an error's code (`ECONNRESET`) and a one-time password: only the latter is hidden. */
const CODE_PATHS = ['code', 'body.code', 'req.body.code', 'payload.code'];

/**
 * The process's JSON logger. Lines are written in batches; `flush()` (or a normal exit) brings out
 * the rest.
 */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'mode'>,
  stream: DestinationStream = destination({ dest: 1, sync: config.mode === 'demo' }),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { app: 'shop' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...SECRET_KEYS.flatMap(pathsOf), ...CODE_PATHS], censor: '[hidden]' },
    },
    stream,
  );
}
