/** What a call takes besides its path and body. */
interface CallOptions {
  /** Several values of one parameter: `brand=1&brand=2`. What is undefined or null is left out. */
  readonly params?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of another API than the shop's own. */
  readonly baseURL?: string;
  readonly responseType?: 'blob';
  /** Which answers are none of a failed call; 2xx where it is left out. */
  readonly validateStatus?: (status: number) => boolean;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface CallRequest extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** JSON, or a file as it is. */
  readonly data?: unknown;
}

export interface Answer<Data> {
  readonly data: Data;
  readonly status: number;
}

/** Calls of the service; `lib/api/endpoints` says which there are. */
export interface Http {
  request<Data>(request: CallRequest): Promise<Answer<Data>>;
  get<Data>(url: string, options?: CallOptions): Promise<Answer<Data>>;
  delete<Data>(
    url: string,
    options?: CallOptions & { readonly data?: unknown },
  ): Promise<Answer<Data>>;
  post<Data>(url: string, data?: unknown, options?: CallOptions): Promise<Answer<Data>>;
  put<Data>(url: string, data?: unknown, options?: CallOptions): Promise<Answer<Data>>;
  patch<Data>(url: string, data?: unknown, options?: CallOptions): Promise<Answer<Data>>;
}

export function httpOf(request: Http['request']): Http {
  return {
    request,
    get: (url, options) => request({ ...options, method: 'GET', url }),
    delete: (url, options) => request({ ...options, method: 'DELETE', url }),
    post: (url, data, options) => request({ ...options, method: 'POST', url, data }),
    put: (url, data, options) => request({ ...options, method: 'PUT', url, data }),
    patch: (url, data, options) => request({ ...options, method: 'PATCH', url, data }),
  };
}

/** The service answered, and not as hoped. */
class CallFailure extends Error {
  readonly response: { readonly status: number; readonly data: unknown };

  constructor(status: number, data: unknown) {
    super(`Request failed with status ${String(status)}`);
    this.name = 'CallFailure';
    this.response = { status, data };
  }
}

interface Sender {
  readonly baseURL: string;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Of calls that name none; without one they take as long as they take. */
  readonly timeout?: number;
}

/** One call by `fetch`. It rejects with a `CallFailure`, or as `fetch` does. */
export function sendBy({ send, ...usual }: Sender): Http['request'] {
  return async <Data>(call: CallRequest): Promise<Answer<Data>> => {
    const request = { ...usual, validateStatus: isGood, ...call };
    const { method, url, baseURL, params, data, headers, validateStatus } = request;
    const answer = await send(baseURL + url + queryOf(params), {
      method,
      ...contentOf(data, headers),
      signal: signalOf(request),
    });
    if (!validateStatus(answer.status)) {
      throw new CallFailure(answer.status, await readAnswer(answer));
    }
    const content = request.responseType === 'blob' ? answer.blob() : readAnswer(answer);
    return { data: (await content) as Data, status: answer.status };
  };
}

/** What is sent: JSON, or a file with the type that its headers name. */
function contentOf(
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Pick<RequestInit, 'headers' | 'body'> {
  if (data === undefined) return { headers };
  if (data instanceof Blob) return { headers, body: data };
  return {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  };
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

function signalOf({ signal, timeout }: CallRequest): AbortSignal | null {
  const late = timeout === undefined ? [] : [AbortSignal.timeout(timeout)];
  const signals = signal ? [signal, ...late] : late;
  return signals.length === 0 ? null : AbortSignal.any(signals);
}

type Param = string | number | boolean | null | undefined;

function queryOf(params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, Param | readonly Param[]][]) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** What a proxy writes instead of the service is a text. */
async function readAnswer(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
