import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { normalizeError, type ApiError } from './error';
import { looksSignedIn, sessionToken } from './session-token';

export type Http = AxiosInstance;

/** Several values of one parameter: `brand=1&brand=2`. */
export const REPEATED = { indexes: null };

type ErrorListener = (error: ApiError, url: string) => void;
let errorListener: ErrorListener = () => undefined;
let created: Promise<Http> | undefined;

/** Told of every failed call; the layout shows the error page for 404 and 503 (`spec.md` section 8). */
export function onApiError(listener: ErrorListener): void {
  errorListener = listener;
}

/** The browser's client. axios is loaded with the first call, not with the page. */
export function http(): Promise<Http> {
  created ??= create();
  return created;
}

interface RetriedConfig extends InternalAxiosRequestConfig {
  renewed?: boolean;
}

async function create(): Promise<Http> {
  const { default: axios } = await import('axios');
  const client = axios.create({
    baseURL: '/api/v1',
    timeout: 15_000,
    paramsSerializer: REPEATED,
  });
  client.interceptors.request.use((config) => {
    config.headers.set('Platform', 'web');
    const token = sessionToken.get();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  client.interceptors.response.use(undefined, async (failure: unknown) => {
    const error = normalizeError(failure);
    const config = axios.isAxiosError(failure) ? (failure.config as RetriedConfig) : undefined;
    if (error.status === 401 && config && !config.renewed && looksSignedIn()) {
      config.renewed = true;
      if (await renewToken()) return client.request(config);
    }
    errorListener(error, config?.url ?? '');
    throw error;
  });
  return client;
}

let renewing: Promise<boolean> | undefined;

/** One renewal at a time, however many calls found the token expired. */
function renewToken(): Promise<boolean> {
  renewing ??= requestToken().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function requestToken(): Promise<boolean> {
  const { default: axios } = await import('axios');
  try {
    const { data } = await axios.post<{ access_token: string }>(
      '/api/v1/me/token/refresh',
      {},
      { headers: { Platform: 'web' } },
    );
    sessionToken.set(data.access_token);
    return true;
  } catch {
    // The sign-in is over: the caller sees the 401 it got and asks for a login.
    sessionToken.clear();
    return false;
  }
}
