export interface LoggedError {
  readonly type: string;
  readonly code?: string | number | undefined;
  /** Absent if the text may repeat input: see `mayQuoteInput`. */
  readonly message?: string | undefined;
  /** The statement with `$1` in place of its values. */
  readonly sql?: string | undefined;
  readonly [detail: string]: unknown;
}

/** Driver error fields that name schema or system objects, never values. */
const DETAILS = [
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
  'status',
] as const;

const MAX_DEPTH = 4;
const MAX_SQL = 2_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The only way an error reaches the log. Messages of drivers, mail servers and parsers quote their
 * input: phone numbers, one-time passwords, addresses. Those are reduced to the code, the statement
 * without values and the stack frames.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!Error.isError(error)) return { type: error === null ? 'null' : typeof error };
  const fields = error as unknown as Fields;
  const described: Record<string, unknown> = { type: error.name, code: codeOf(fields) };
  if (!mayQuoteInput(error, fields)) described['message'] = withoutValues(error.message);
  for (const name of DETAILS) if (isPlain(fields[name])) described[name] = fields[name];
  if (typeof fields['query'] === 'string') described['sql'] = fields['query'].slice(0, MAX_SQL);
  described['stack'] = framesOf(error.stack);
  if (depth < MAX_DEPTH) {
    if (Error.isError(error.cause)) described['cause'] = describeError(error.cause, depth + 1);
    if (Array.isArray(fields['errors'])) {
      const parts = fields['errors'].filter((part) => Error.isError(part)).slice(0, MAX_DEPTH);
      described['errors'] = parts.map((part) => describeError(part, depth + 1));
    }
  }
  return described as LoggedError;
}

/**
 * Errors of statements (`query`), PostgreSQL (`severity`), mail servers (`command`,
 * `responseCode`), parsers and schemas.
 */
function mayQuoteInput(error: Error, fields: Fields): boolean {
  return (
    ['query', 'params', 'severity', 'command', 'responseCode', 'issues'].some(
      (name) => name in fields,
    ) || error instanceof SyntaxError
  );
}

/**
 * Redacts addresses, numbers, names and tokens in messages of our own errors and the runtime, such
 * as an upload's name inside its file name.
 */
function withoutValues(message: string): string {
  return message
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+/g, '[hidden]')
    .replaceAll(/[\w-]{32,}/g, '[hidden]')
    .replaceAll(/\d[\d -]{4,}\d/g, '[hidden]')
    .replaceAll(/[^\x20-\x7e]+/g, '[hidden]');
}

function codeOf({ code }: Fields): string | number | undefined {
  return isPlain(code) ? code : undefined;
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The stack without its head, which repeats the message. */
function framesOf(stack: string | undefined): string {
  const lines = (stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

/** Describes all errors at the top level of a line; `err` may hold any thrown value. */
export function describeErrors(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      name === 'err' || Error.isError(value) ? describeError(value) : value,
    ]),
  );
}
