import createNext from 'next';
import { useBuiltConfig } from './next-internals.ts';
import type { NodeHandler } from './types.ts';

export interface Storefront {
  readonly next: NodeHandler;
  readonly close: () => Promise<void>;
}

export interface StorefrontOptions {
  readonly dev: boolean;
  readonly root: string;
  readonly port: number;
}

/**
 * Starts Next inside this process. It is never told an IP address as its name: rewrites of the middleware
 * would then be taken for another host's and proxied back to us. With the first request of a browser it
 * takes over the server's upgrades by itself, which hot reload needs.
 */
export async function startStorefront({ dev, root, port }: StorefrontOptions): Promise<Storefront> {
  if (!dev) useBuiltConfig(root);
  const app = createNext({ dev, dir: root, port, hostname: 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    next: (request, response) => handle(request, response),
    close: () => app.close(),
  };
}
