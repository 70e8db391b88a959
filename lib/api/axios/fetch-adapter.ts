import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { withQuery } from '../../format/query';

/** Fetch adapter with only the features that the calls use; the adapters of axios add 8 kB. */
export async function sendByFetch(
  config: InternalAxiosRequestConfig,
  send: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<AxiosResponse> {
  const { signal, timeout = 0 } = config;
  const ended = new AbortController();
  const end = () => {
    ended.abort();
  };
  const timer = timeout > 0 ? setTimeout(end, timeout) : undefined;
  signal?.addEventListener?.('abort', end);
  try {
    const answer = await asked(
      config,
      send(addressOf(config), {
        method: (config.method ?? 'get').toUpperCase(),
        headers: headersOf(config),
        body: (config.data as BodyInit | undefined) ?? null,
        signal: ended.signal,
      }),
    );
    const { status, statusText } = answer;
    const data = await asked(config, read(answer, config.responseType === 'blob'));
    const headers = Object.fromEntries(answer.headers);
    return settled({ data, status, statusText, headers, config, request: answer });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', end);
  }
}

/** Rejects statuses that the request's config does not accept, as the adapters of axios do. */
function settled(answer: AxiosResponse): AxiosResponse {
  const { status, config } = answer;
  if (config.validateStatus?.(status) === false) {
    const message = `The answer was ${String(status)}`;
    throw new AxiosError(message, undefined, config, answer.request, answer);
  }
  return answer;
}

/** Attaches the request's config to network failures, as the adapters of axios do. */
async function asked<Part>(config: InternalAxiosRequestConfig, part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'No answer';
    throw Object.assign(new Error(message, { cause }), { config });
  }
}

type Value = string | number | boolean | null | undefined;
type Params = Readonly<Record<string, Value | readonly Value[]>>;

/** Repeats array parameters: `brand=1&brand=2`. Calls give paths below the base, never addresses. */
function addressOf({ baseURL = '', url = '', params }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Params)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return withQuery(baseURL + url, query);
}

function headersOf({ headers, data }: InternalAxiosRequestConfig): Record<string, string> {
  if (data === undefined || data === null) headers.delete('Content-Type');
  return headers.toJSON(true);
}

/** Reads a blob when one was requested; errors are JSON either way. */
async function read(answer: Response, asFile: boolean): Promise<unknown> {
  if (asFile && answer.ok) return answer.blob();
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
