import { z } from '@hono/zod-openapi';
import { strictBody } from './strict-body.ts';
import { apiErrorSchema } from '../../lib/api/contract-errors.ts';

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: apiErrorSchema } },
});

const ERRORS = {
  400: error('Malformed request'),
  401: error('No or expired token'),
  403: error('Not allowed'),
  404: error('Not found'),
  409: error('Conflict of state, stock or version'),
  413: error('Too large'),
  422: error('A rule refuses; `fields` names what to mend'),
  429: error('Too many requests; see Retry-After'),
  502: error('The payment provider does not answer; try again'),
};

type ErrorStatus = keyof typeof ERRORS;

/** The `responses` of a route: its answer and documented errors. */
export function answers<Schema extends z.ZodType, Status extends ErrorStatus = never>(
  schema: Schema,
  ...statuses: Status[]
) {
  return {
    200: { description: 'OK', content: { 'application/json': { schema } } },
    ...documented(...statuses),
  };
}

export function created<Schema extends z.ZodType, Status extends ErrorStatus = never>(
  schema: Schema,
  ...statuses: Status[]
) {
  return {
    201: { description: 'Created', content: { 'application/json': { schema } } },
    ...documented(...statuses),
  };
}

export function pdfAnswer<Status extends ErrorStatus = never>(...statuses: Status[]) {
  const schema = z.string().meta({ format: 'binary' });
  return {
    200: { description: 'A PDF document', content: { 'application/pdf': { schema } } },
    ...documented(...statuses),
  };
}

export function csvAnswer<Status extends ErrorStatus = never>(...statuses: Status[]) {
  const content = { 'text/csv': { schema: z.string() } };
  return { 200: { description: 'A table as CSV', content }, ...documented(...statuses) };
}

export function pictureAnswer<Status extends ErrorStatus = never>(...statuses: Status[]) {
  const schema = z.string().meta({ format: 'binary' });
  return {
    200: { description: 'A picture', content: { 'image/webp': { schema } } },
    ...documented(...statuses),
  };
}

export function eventStreamAnswer<Status extends ErrorStatus = never>(...statuses: Status[]) {
  const content = { 'text/event-stream': { schema: z.string() } };
  return { 200: { description: 'Server-sent events', content }, ...documented(...statuses) };
}

/** `content` of a JSON request body that refuses unknown fields. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema: strictBody(schema) } } };
}

function documented<Status extends ErrorStatus>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, ERRORS[status]])) as Pick<
    typeof ERRORS,
    Status
  >;
}
