import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import Axios from 'axios/unsafe/core/Axios.js';
import { sendByFetch } from './fetch-adapter';

export type Http = Pick<AxiosInstance, 'get' | 'post' | 'put' | 'patch' | 'delete' | 'request'>;

interface Settings extends Pick<AxiosRequestConfig, 'baseURL' | 'timeout' | 'adapter'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * axios core alone: requests, interceptors, errors. Its adapters, form encoding and platform code stay out of the
 * browser (`next.config.ts`).
 */
export function createAxios({
  headers,
  ...settings
}: Settings): Http & Pick<AxiosInstance, 'interceptors'> {
  return new Axios({
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
    validateStatus: (status) => status >= 200 && status < 300,
  });
}

/** Blobs and strings are sent unchanged. */
function isPlain(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof Blob);
}
