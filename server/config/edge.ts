import { z } from 'zod';
import { documented, integer } from './values.ts';

/** Client timeouts (in milliseconds) and cache limits of the front server. */
export interface EdgeSettings {
  /** Time limit for the head of a request. */
  readonly headersTimeoutMs: number;
  /** Time that `/readyz` answers 503 before the listener closes, so that load balancers switch first. */
  readonly stopNoticeMs: number;
  /** Limit of resized pictures on disk; 0 disables the disk cache. */
  readonly pictureCacheBytes: number;
}

const DEFAULTS = { headersTimeoutS: 15, stopNoticeS: 1, pictureCacheMb: 512 } as const;

export const edgeEnvironment = {
  HEADERS_TIMEOUT_S: documented(
    integer(1, 300),
    'seconds a client may take to send the head of a request',
    '15',
  ),
  STOP_NOTICE_S: documented(
    integer(0, 300),
    'seconds `/readyz` answers 503 before the listener closes; behind a load balancer longer than its interval',
    '1',
  ),
  PICTURE_CACHE_MB: documented(
    integer(0, 1_000_000),
    'size limit of resized pictures in `MEDIA_DIR/resized`; `0` keeps them in memory; see [operations](docs/operations.md#pictures)',
    '512',
  ),
};

const variables = z.object(edgeEnvironment);

export function edgeSettingsOf(env: z.infer<typeof variables>): EdgeSettings {
  return {
    headersTimeoutMs: (env.HEADERS_TIMEOUT_S ?? DEFAULTS.headersTimeoutS) * 1000,
    stopNoticeMs: (env.STOP_NOTICE_S ?? DEFAULTS.stopNoticeS) * 1000,
    pictureCacheBytes: (env.PICTURE_CACHE_MB ?? DEFAULTS.pictureCacheMb) * 1024 * 1024,
  };
}
