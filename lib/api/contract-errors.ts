import { z } from 'zod';
import { REFUSALS } from './refusals.ts';

/**
 * Error codes of the service with their HTTP status (`docs/contract.md`, "Errors"). Those of a domain stand with their
 * texts in `messages/<domain>-errors`.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  FILE_SIZE: 413,
  FILE_TYPE: 422,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  /** Changed since it was read; the client reads the new version first. */
  VERSION_STALE: 409,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  LINK_EXPIRED: 422,
  INVALID_PARAMETER: 422,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  REQUEST_IN_PROGRESS: 409,
  ...REFUSALS,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** One message per field in the request's language; keys are dotted paths of the body. */
export const fieldErrorsSchema = z.record(z.string(), z.string());

export const apiErrorSchema = z
  .object({
    message: z.string(),
    code: z.enum(ERROR_CODES),
    status: z.number().int(),
    fields: fieldErrorsSchema.optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Error' });

export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
