import type { AxiosAdapter } from 'axios';

/**
 * Replaces unused modules of axios in the browser: adapters, defaults and query serialisation. The adapter is always
 * that of `lib/api/axios/fetch-adapter.ts`.
 */
const leftOut = { getAdapter: (adapter: AxiosAdapter): AxiosAdapter => adapter };

export default leftOut;
