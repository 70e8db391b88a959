/** Untyped "unsafe" exports of axios; its version is pinned in `package.json`. */
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}
declare module 'axios/unsafe/core/buildFullPath.js' {
  export default function buildFullPath(baseURL?: string, url?: string): string;
}
declare module 'axios/unsafe/core/settle.js' {
  import type { AxiosResponse } from 'axios';

  export default function settle(
    resolve: (answer: AxiosResponse) => void,
    reject: (failure: unknown) => void,
    answer: AxiosResponse,
  ): void;
}
