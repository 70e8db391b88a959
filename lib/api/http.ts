import type { Answer, CallRequest, Http } from './client';
import { normalizeError, type ApiError } from './error';
import { callHeaders, looksSignedIn, sessionToken } from './session-token';

const BASE = '/api/v1';
const TIMEOUT_MS = 15_000;

export interface FailedRequest {
  readonly method: string;
  /** Path below `/api/v1`, without its query. */
  readonly url: string;
}

type ErrorListener = (error: ApiError, request: FailedRequest) => void;
let errorListener: ErrorListener = () => undefined;
let created: Promise<Http> | undefined;

/**
 * Told of every failed call; the layout shows the error page for 404 and 503 (`docs/product/pages.md`, "Errors on
 * pages").
 */
export function onApiError(listener: ErrorListener): void {
  errorListener = listener;
}

/** The browser's client. Its code is loaded with the first call, not with the page. */
export function http(): Promise<Http> {
  created ??= create().catch((failure: unknown) => {
    // The code could not be loaded, as offline: the next call asks for it again.
    created = undefined;
    throw failure;
  });
  return created;
}

async function create(): Promise<Http> {
  const { httpOf, sendBy } = await import('./client');
  const send = sendBy({
    baseURL: BASE,
    timeout: TIMEOUT_MS,
    send: (url, init) => fetch(url, init),
  });
  const request = async <Data>(call: CallRequest, renewed = false): Promise<Answer<Data>> => {
    try {
      return await send<Data>({ ...call, headers: { ...callHeaders(), ...call.headers } });
    } catch (failure) {
      // Whoever takes a call back knows it.
      if (call.signal?.aborted) throw failure;
      let error = normalizeError(failure);
      if (error.status === 401 && !renewed && looksSignedIn()) {
        const renewal = await renewToken(send);
        if (renewal === 'renewed') return request<Data>(call, true);
        // Not the 401, which would say that nobody is signed in.
        if (renewal !== 'over') error = renewal;
      }
      errorListener(error, { method: call.method, url: call.url.replace(/\?.*/, '') });
      throw error;
    }
  };
  return httpOf((call) => request(call));
}

/** The sign-in goes on, is over, or could not be asked for: then it stays, and the next call asks again. */
type Renewal = 'renewed' | 'over' | ApiError;

let renewing: Promise<Renewal> | undefined;

/** One renewal at a time, however many calls found the token expired. */
function renewToken(send: Http['request']): Promise<Renewal> {
  renewing ??= requestToken(send).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function requestToken(send: Http['request']): Promise<Renewal> {
  try {
    const { data } = await send<{ access_token: string }>({
      method: 'POST',
      url: '/me/token/refresh',
      data: {},
      headers: { Platform: 'web' },
    });
    sessionToken.set(data.access_token);
    return 'renewed';
  } catch (failure) {
    const error = normalizeError(failure);
    if (error.status !== 401) return error;
    // The caller sees the 401 it got and asks for a login.
    sessionToken.clear();
    return 'over';
  }
}
