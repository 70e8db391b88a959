import { destination, pino } from 'pino';
import type { DestinationStream, LevelWithSilent, LogFn } from 'pino';
import type { Logger, Report } from '../core/ports.ts';
import { describeErrors } from './log-error.ts';

/** Keys whose values are removed from log lines, at the top level and up to two levels down. */
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

/** Stops pino from using an error's message for a line without one. */
function withoutErrorsMessage(this: Logger, input: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = input as readonly unknown[];
  const line = Error.isError(first) ? { err: first } : first;
  const isWordless = rest.length === 0 && typeof line === 'object' && line !== null;
  const words = isWordless && 'err' in line ? ['error'] : rest;
  log.apply(this, [line, ...words] as Parameters<LogFn>);
}

/** The process's JSON logger. Lines are written in batches; `flush()` or a normal exit writes the rest. */
export function createLogger(
  config: { readonly logLevel: LevelWithSilent; readonly mode: 'demo' | 'production' },
  stream: DestinationStream = destination({ dest: 1, sync: config.mode === 'demo' }),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { app: 'shop' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: describeErrors },
      // Already described; pino's serializer would add the message and the stack again.
      serializers: { err: (described: unknown) => described },
      hooks: { logMethod: withoutErrorsMessage },
      redact: { paths: [...SECRET_KEYS.flatMap(pathsOf), ...CODE_PATHS], censor: '[hidden]' },
    },
    stream,
  );
}

export function reportTo(log: Logger): Report {
  return (problem, { error, ...details }) => {
    log.warn({ ...details, err: error }, problem);
  };
}
