import type { z } from 'zod';

const TIMEOUT_MS = 20_000;

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface JsonAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** A gateway's JSON interface. Throws when it is away or says nothing that can be read. */
export async function askJson(url: string, question: Question): Promise<JsonAnswer> {
  const { method = 'GET', headers, body } = question;
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, ok: answer.ok, body: await answer.json() };
}

const PASSING = new Set([401, 403, 408, 409, 425, 429]);

/** Whether asking again would be answered the same way: outages, limits and a wrong key of ours pass. */
export function isRefusal({ status }: JsonAnswer): boolean {
  return status >= 400 && status < 500 && !PASSING.has(status);
}

/** The body of a good answer; anything else is an unknown outcome. */
export function understood<Schema extends z.ZodType>(
  schema: Schema,
  answer: JsonAnswer,
  who: string,
): z.infer<Schema> {
  if (!answer.ok) throw new Error(`${who} answered ${String(answer.status)}`);
  return schema.parse(answer.body);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
