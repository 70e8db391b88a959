import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import Axios from 'axios/unsafe/core/Axios.js';
import { sendByFetch } from './fetch-adapter';

/** What calls are made with, in the browser and on the server. */
export type Http = Pick<AxiosInstance, 'get' | 'post' | 'put' | 'patch' | 'delete' | 'request'>;

interface Settings extends Pick<AxiosRequestConfig, 'baseURL' | 'timeout' | 'adapter'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * axios from its core alone: requests, interceptors, errors. Its adapters, and what it knows of forms and of other
 * platforms, stay out of the browser (`next.config.ts`).
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

/** Files and what was written before go as they are. */
function isPlain(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof Blob);
}
