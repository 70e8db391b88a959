import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Logger } from '../core/ports.ts';
import { ERROR_STATUS, type ApiErrorBody, type ErrorCode } from '../../lib/api/contract-errors.ts';
import type { Refusal, Result } from '../core/result.ts';
import type { HttpEnv } from './context.ts';
import { errorText } from './messages.ts';
import { ownPattern } from './route-pattern.ts';

/** Carries a refusal to `onError`, which answers it. Only the HTTP layer throws: rules return values. */
export class ApiError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'ApiError';
    this.refusal = refusal;
  }
}

/** The value of a use case; throws its refusal. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new ApiError(result.refusal);
  return result.value;
}

/** The value, or 404: the same answer for missing and foreign resources. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError({ code: 'NOT_FOUND' });
  return value;
}

/** Default Retry-After in seconds by status. */
const RETRY_SECONDS: ReadonlyMap<number, number> = new Map([
  [429, 60],
  [503, 10],
]);

function refused(c: Context<HttpEnv>, refusal: Refusal): Response {
  const locale = c.get('locale');
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([name, id]) => [name, errorText(locale, id)]),
    );
  return problem(c, refusal.code, { ...(fields ? { fields } : {}), data: refusal.data });
}

export function problem(
  c: Context<HttpEnv>,
  code: ErrorCode,
  details: {
    fields?: Record<string, string>;
    data?: Readonly<Record<string, unknown>> | undefined;
  } = {},
): Response {
  const status = ERROR_STATUS[code];
  const body: ApiErrorBody = {
    message: errorText(c.get('locale'), `errors.${code}`, details.data),
    code,
    status,
    ...(details.fields ? { fields: details.fields } : {}),
    ...(details.data ? { data: details.data } : {}),
  };
  c.header('Cache-Control', 'no-store');
  const wait = RETRY_SECONDS.get(status);
  if (wait !== undefined) c.header('Retry-After', retryAfter(details.data, wait));
  return c.json(body, status as ContentfulStatusCode);
}

function retryAfter(data: Readonly<Record<string, unknown>> | undefined, wait: number): string {
  const known = data?.['retry_after'];
  return String(typeof known === 'number' ? known : wait);
}

/** Answers a mismatch with the contract: 404 for a path, 422 with a message per field otherwise. */
export function invalid(
  c: Context<HttpEnv>,
  target: string,
  issues: readonly z.core.$ZodIssue[],
): Response {
  if (target === 'param') return problem(c, 'NOT_FOUND');
  const locale = c.get('locale');
  // A map, since a body may contain a field such as `constructor`.
  const fields = new Map<string, string>();
  const say = (name: string, message: string, params?: Readonly<Record<string, unknown>>) => {
    if (!fields.has(name)) fields.set(name, errorText(locale, message, params));
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) say([...issue.path, key].join('.'), 'errors.field.unknown');
      continue;
    }
    const name = issue.path.join('.') || 'body';
    const params =
      issue.code === 'custom'
        ? issue.params
        : { max: issue.code === 'too_big' ? Number(issue.maximum) : 0 };
    say(name, fieldMessageId(c.req.path, name, issue), params);
  }
  // A lone invalid phone number has its own code (`docs/product/account.md`, "Sign-in").
  const onlyPhone = issues.every(({ path: [name] }) => name === 'phone_number');
  return problem(c, onlyPhone ? 'INVALID_PHONE' : 'VALIDATION', {
    fields: Object.fromEntries(fields),
  });
}

const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  phone_number: 'errors.field.phone',
  mobile: 'errors.field.phone',
  contact: 'errors.field.contact',
  email: 'errors.field.email',
  zipcode: 'errors.field.zipcode',
  birthdate: 'errors.field.birthdate',
  citizen_id: 'errors.field.citizen_id',
  passport_no: 'errors.field.passport_no',
  passport_expiry: 'errors.field.passport_expiry',
  member_code: 'errors.field.member_code',
};

/** By path, because coupons and gift cards have fields named `code` too. */
function ofKnownField(path: string, name: string): string | undefined {
  const takesOtp = path.includes('/guest/login/otp/') || path.endsWith('/member-card/link');
  if (name === 'code' && takesOtp) return 'errors.field.otp';
  return FIELD_MESSAGES[name.split('.').at(-1) ?? ''];
}

function fieldMessageId(path: string, name: string, issue: z.core.$ZodIssue): string {
  const absent = issue.input === undefined || issue.input === '';
  if (absent && (issue.code === 'invalid_type' || issue.code === 'too_small')) {
    return 'errors.field.required';
  }
  if (issue.code === 'custom' && issue.params) {
    return `errors.field.${String(issue.params['fault'])}`;
  }
  const ofField = ofKnownField(path, name);
  if (ofField) return ofField;
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'errors.field.required' : 'errors.field.too_small';
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string' ? 'errors.field.too_long' : 'errors.field.too_big';
  }
  return 'errors.field.invalid';
}

/** Logs bugs and outages with the request id; answers without details. */
export function onError(log: Logger) {
  return (error: Error, c: Context<HttpEnv>): Response => {
    if (error instanceof ApiError) return refused(c, error.refusal);
    if (error instanceof HTTPException) {
      return problem(c, error.status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST');
    }
    const code = isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL';
    log.error(
      { err: error, request_id: c.get('requestId'), path: ownPattern(c) },
      'request failed',
    );
    return problem(c, code);
  };
}

/** node-postgres messages for lost connections, which have no code. */
const LOST = /^(Connection terminated|Client (has encountered|was closed)|timeout expired)/;
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'DATABASE_SILENT',
  '57P01',
  '57P02',
  '57P03',
]);

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as Error & { code?: unknown }).code;
  const away = typeof code === 'string' ? AWAY.has(code) : LOST.test(error.message);
  return away || isDatabaseAway(error.cause);
}
