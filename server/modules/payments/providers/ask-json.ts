import { z } from 'zod';

const TIMEOUT_MS = 20_000;

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface JsonAnswer {
  readonly status: number;
  readonly ok: boolean;
  /** Undefined if the response is not JSON, e.g. a proxy's error page. */
  readonly body: unknown;
}

/** Calls a gateway's JSON API. Throws if unreachable. */
export async function askJson(url: string, question: Question): Promise<JsonAnswer> {
  const { method = 'GET', headers, body } = question;
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, ok: answer.ok, body: parseJson(await answer.text()) };
}

/** Error format of both gateways, sometimes sent with status 200. */
const errorSchema = z.object({
  object: z.string().optional(),
  code: z.string().nullish(),
  message: z.string().nullish(),
});
type ErrorBody = z.infer<typeof errorSchema>;

function errorOf({ ok, body }: JsonAnswer): ErrorBody | undefined {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return undefined;
  return !ok || parsed.data.object === 'error' ? parsed.data : undefined;
}

const PASSING = new Set([401, 403, 408, 409, 425, 429]);
/** Upstream failures that the gateway reports as client errors. */
const PASSING_CODES = new Set(['backend_error', 'internal_error', 'service_not_available']);

/**
 * Whether the gateway refused permanently. Outages, rate limits and wrong credentials are temporary, and a response
 * without JSON says nothing about the request.
 */
export function isRefusal(answer: JsonAnswer): boolean {
  const error = errorOf(answer);
  if (error === undefined || PASSING_CODES.has(error.code ?? '')) return false;
  return answer.status < 500 && !PASSING.has(answer.status);
}

/** The gateway's error message, for logs and for deriving the reason. */
export function wordsOf(answer: JsonAnswer): string {
  const { code, message } = errorOf(answer) ?? {};
  return [String(answer.status), code, message].filter((word) => word).join(' ');
}

/** Parses a successful body; anything else is an unknown outcome. */
export function understood<Schema extends z.ZodType>(
  schema: Schema,
  answer: JsonAnswer,
  who: string,
): z.infer<Schema> {
  if (!answer.ok || errorOf(answer)) throw new Error(`${who} answered ${wordsOf(answer)}`);
  if (answer.body === undefined) throw new Error(`${who} answered something that is not JSON`);
  return schema.parse(answer.body);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
