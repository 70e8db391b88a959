import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { sendByFetch } from './fetch-adapter';

export type Http = Pick<AxiosInstance, 'get' | 'post' | 'put' | 'patch' | 'delete' | 'request'>;

interface Settings extends Pick<AxiosRequestConfig, 'baseURL' | 'timeout' | 'adapter'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Used of axios: requests, interceptors, errors. The build leaves the rest out of the browser
 * (`build/next/axios-parts.ts`).
 */
export function createAxios({
  headers,
  ...settings
}: Settings): Http & Pick<AxiosInstance, 'interceptors'> {
  return axios.create({
    adapter: sendByFetch,
    ...settings,
    headers: { Accept: 'application/json', ...headers },
    transformRequest: [
      (data: unknown, headers) => {
        if (!isPlain(data)) return data;
        headers.setContentType('application/json');
        return JSON.stringify(data);
      },
    ],
    // The adapter has read the answer.
    transformResponse: [],
    validateStatus: (status) => status >= 200 && status < 300,
  });
}

/** Blobs and strings are sent unchanged. */
function isPlain(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof Blob);
}
