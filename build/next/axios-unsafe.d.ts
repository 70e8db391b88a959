/** Untyped "unsafe" exports of axios; `looks.ts` checks the installed version. */
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}
declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios';
}
