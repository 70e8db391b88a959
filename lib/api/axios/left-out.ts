import type { AxiosAdapter } from 'axios';

/**
 * Replaces unused axios modules in the browser: adapters, defaults and query serialisation (`next.config.ts`). The
 * adapter is always `fetch-adapter.ts`.
 */
const leftOut = { getAdapter: (adapter: AxiosAdapter): AxiosAdapter => adapter };

export default leftOut;
