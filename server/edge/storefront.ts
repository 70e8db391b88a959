import createNext from 'next';
import { NEXT_HOST } from './next-names.ts';
import { prepareNext, type Tricks } from './tricks.ts';
import type { NodeHandler } from './types.ts';

export interface Storefront {
  readonly next: NodeHandler;
  readonly close: () => Promise<void>;
}

export interface StorefrontOptions {
  readonly dev: boolean;
  readonly root: string;
  readonly port: number;
  readonly tricks: Tricks;
}

/**
 * Starts Next inside this process. On the first browser request Next attaches its own upgrade
 * handler, which hot reload needs.
 */
export async function startStorefront({
  dev,
  root,
  port,
  tricks,
}: StorefrontOptions): Promise<Storefront> {
  if (!dev) prepareNext(tricks, root);
  const app = createNext({ dev, dir: root, port, hostname: NEXT_HOST });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    next: (request, response) => handle(request, response),
    close: () => app.close(),
  };
}
