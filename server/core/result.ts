import type { ErrorCode } from '../../lib/api/contract-errors.ts';

/** An expected failure. `fields` maps a field of the request to an id of `messages/errors`. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string>>;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse(
  code: ErrorCode,
  details: Omit<Refusal, 'code'> = {},
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, ...details } };
}
