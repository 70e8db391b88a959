import type { Config } from '../config/config.ts';
import { inject } from './inject.ts';
import type { ReadService } from './existence.ts';
import type { NodeHandler, Service } from './types.ts';

interface UpstreamOptions {
  readonly config: Pick<Config, 'apiUrl'>;
  readonly service?: Service | undefined;
  readonly next: NodeHandler;
}

const TIMEOUT_MS = 3_000;

function isClosed(info: unknown): boolean {
  return (
    typeof info === 'object' && info !== null && 'is_maintain' in info && info.is_maintain === true
  );
}

/** Readiness and maintenance state of the service, in process or external. */
export function probesOf(options: UpstreamOptions): Pick<Service, 'ready' | 'maintenance'> {
  const { config, service, next } = options;
  if (service !== undefined) return service;
  return {
    ready: async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${config.apiUrl}/openapi.json`, { method: 'HEAD', signal });
      return answer.status < 500;
    },
    maintenance: async () => {
      const asked = { url: '/api/ma-api', headers: { host: 'localhost' } };
      const { body } = await inject(next, asked, TIMEOUT_MS);
      return isClosed(JSON.parse(body.toString()));
    },
  };
}

/** Public reads by the edge itself, in process or over the network. */
export function readerOf({ config, service }: UpstreamOptions): ReadService {
  if (service === undefined) return (path) => fetch(`${config.apiUrl}${path}`);
  return (path) => service.fetch(new Request(`http://internal/api/v1${path}`));
}

/** The version of a picture, or undefined if unknown. */
export type PictureVersion = (path: string) => Promise<string | undefined>;

/** Asks the service, from which Next reads the pictures it resizes. */
export function pictureVersionOf({ config, service }: UpstreamOptions): PictureVersion {
  const ask = (path: string) =>
    service === undefined
      ? fetch(new URL(path, config.apiUrl), {
          method: 'HEAD',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
      : service.fetch(new Request(new URL(path, 'http://internal'), { method: 'HEAD' }));
  return async (path) => {
    if (!path.startsWith('/media/')) return undefined;
    try {
      const { ok, headers } = await ask(path);
      return ok ? (headers.get('etag') ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  };
}
