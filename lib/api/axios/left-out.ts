import type { AxiosAdapter } from 'axios';

/**
 * Stands in the browser for the modules of axios that it would not use: its adapters, its defaults and its way to write
 * queries (`next.config.ts`). The adapter is always the one of `fetch-adapter.ts`.
 */
const leftOut = { getAdapter: (adapter: AxiosAdapter): AxiosAdapter => adapter };

export default leftOut;
