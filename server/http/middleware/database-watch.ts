import { createMiddleware } from 'hono/factory';
import type { Watch } from '../../core/ports.ts';
import type { HttpEnv } from '../context.ts';

/** Nobody waits for a database that does not answer: its error becomes 503 with Retry-After. */
export function databaseWatch(watch: Watch) {
  return createMiddleware<HttpEnv>(async (_, next) => {
    await watch(next);
  });
}
