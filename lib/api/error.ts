import { isOffline } from '../browser/browser.ts';
import { readyText } from '../i18n/ready-texts.ts';
import type { ApiErrorBody, ErrorCode } from './contract-errors.ts';

/**
 * Every failed call becomes this: a message, a status and, when the service sent one, a code
 * (`docs/product/pages.md`, "Errors on pages").
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the status is a default, because no response arrived. */
  readonly isAnswered: boolean;

  constructor(status: number, body: Partial<ApiErrorBody>, fallback: string, isAnswered = true) {
    super(typeof body.message === 'string' ? body.message : fallback);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.data = body.data ?? {};
    this.isAnswered = isAnswered;
  }
}

interface FailedCall {
  readonly status?: number;
  readonly message?: string;
  readonly response?: { readonly status: number; readonly data?: unknown };
}

/**
 * Takes the status from the error, else from the response, else 500. Without a message of the service, the page's own
 * text is used, since library messages are English only.
 */
export function normalizeError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const failed = (typeof error === 'object' && error !== null ? error : {}) as FailedCall;
  const body = failed.response?.data;
  const status = failed.status ?? failed.response?.status;
  return new ApiError(
    status ?? 500,
    typeof body === 'object' && body !== null ? body : {},
    ownText(failed.response !== undefined) ?? failed.message ?? 'Unknown error',
    status !== undefined,
  );
}

function ownText(answered: boolean): string | undefined {
  return readyText(!answered && isOffline() ? 'offlineAction' : 'unknownError');
}
