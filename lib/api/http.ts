import type { InternalAxiosRequestConfig } from 'axios';
import type { Http } from './axios/create-axios';
import { normalizeError, type ApiError } from './error';
import { callHeaders, looksSignedIn, sessionToken } from './session-token';

export type { Http } from './axios/create-axios';

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

/** The browser's client. axios is loaded with the first call, not with the page. */
export function http(): Promise<Http> {
  created ??= create().catch((failure: unknown) => {
    // The code of axios could not be loaded, as offline: the next call asks for it again.
    created = undefined;
    throw failure;
  });
  return created;
}

interface RetriedConfig extends InternalAxiosRequestConfig {
  renewed?: boolean;
}

interface Failure {
  readonly config?: RetriedConfig;
  /** How axios marks calls that were taken back. */
  readonly __CANCEL__?: boolean;
}

const isCanceled = (failure: unknown) => (failure as Failure | undefined)?.__CANCEL__ === true;
const configOf = (failure: unknown) => (failure as Failure | undefined)?.config;

function requestOf({ method = 'get', url = '' }: Partial<RetriedConfig> = {}): FailedRequest {
  return { method: method.toUpperCase(), url: url.replace(/\?.*/, '') };
}

async function create(): Promise<Http> {
  const { createAxios } = await import('./axios/create-axios');
  const client = createAxios({ baseURL: '/api/v1', timeout: TIMEOUT_MS });
  client.interceptors.request.use((config) => {
    config.headers.set(callHeaders());
    return config;
  });
  client.interceptors.response.use(undefined, async (failure: unknown) => {
    // Whoever takes a call back knows it.
    if (isCanceled(failure)) throw failure;
    let error = normalizeError(failure);
    const config = configOf(failure);
    if (error.status === 401 && config && !config.renewed && looksSignedIn()) {
      config.renewed = true;
      const renewal = await renewToken();
      if (renewal === 'renewed') return client.request(config);
      // Not the 401, which would say that nobody is signed in.
      if (renewal !== 'over') error = renewal;
    }
    errorListener(error, requestOf(config));
    throw error;
  });
  return client;
}

/** The sign-in goes on, is over, or could not be asked for: then it stays, and the next call asks again. */
type Renewal = 'renewed' | 'over' | ApiError;

let renewing: Promise<Renewal> | undefined;

/** One renewal at a time, however many calls found the token expired. */
function renewToken(): Promise<Renewal> {
  renewing ??= requestToken().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function requestToken(): Promise<Renewal> {
  const { createAxios } = await import('./axios/create-axios');
  try {
    const { data } = await createAxios({ timeout: TIMEOUT_MS }).post<{ access_token: string }>(
      '/api/v1/me/token/refresh',
      {},
      { headers: { Platform: 'web' } },
    );
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
