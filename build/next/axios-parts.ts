import type { AxiosRequestConfig } from 'axios';
import Axios from 'axios/unsafe/core/Axios.js';
import AxiosError from 'axios/unsafe/core/AxiosError.js';

/** Replaces axios in the browser: its core alone, without adapters, form encoding and platform code. */
const axios = { create: (settings: AxiosRequestConfig) => new Axios(settings) };

export { AxiosError };
export default axios;
