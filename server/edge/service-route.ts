import type { Config } from '../config/config.ts';
import type { RouteClass } from './types.ts';

export function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/** The part of the service that a path belongs to, if any. `/dev` exists in demo mode only. */
export function serviceRoute(path: string, { mode }: Pick<Config, 'mode'>): RouteClass | undefined {
  if (isUnder(path, '/api/v1') || isUnder(path, '/api/admin/v1')) return 'api';
  if (isUnder(path, '/media')) return 'media';
  return mode === 'demo' && isUnder(path, '/dev') ? 'dev' : undefined;
}
