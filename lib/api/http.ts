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
 * Registers the listener for failed calls; the layout shows the error page for 404 and 503 (`docs/product/pages.md`,
 * "Errors on pages").
 */
export function onApiError(listener: ErrorListener): void {
  errorListener = listener;
}

/** Browser client. axios is loaded with the first call, not with the page. */
export function http(): Promise<Http> {
  created ??= create().catch((failure: unknown) => {
    // The axios chunk failed to load, e.g. offline; the next call retries.
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
  /** Marker of axios for cancelled calls. */
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
    // The caller cancelled it; not an error to report.
    if (isCanceled(failure)) throw failure;
    let error = normalizeError(failure);
    const config = configOf(failure);
    if (error.status === 401 && config && !config.renewed && looksSignedIn()) {
      config.renewed = true;
      const renewal = await renewToken();
      if (renewal === 'renewed') return client.request(config);
      // The 401 would read as signed out, but the renewal failed for another reason.
      if (renewal !== 'over') error = renewal;
    }
    errorListener(error, requestOf(config));
    throw error;
  });
  return client;
}

/** Signed in again, signed out, or an error; after an error the session stays and the next call retries. */
type Renewal = 'renewed' | 'over' | ApiError;

let renewing: Promise<Renewal> | undefined;

/** Single flight: concurrent 401s share one renewal. */
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
    // The caller receives the original 401 and asks for a login.
    sessionToken.clear();
    return 'over';
  }
}
