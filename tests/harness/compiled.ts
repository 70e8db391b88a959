import { join } from 'node:path';

/**
 * Where the gate and the processes that tests start keep their compiled code (`NODE_COMPILE_CACHE`): the next one needs
 * half the time to load the shop, and each worker of the tests a third less for its tools.
 */
export const COMPILED = join(import.meta.dirname, '../../.cache/compiled');
