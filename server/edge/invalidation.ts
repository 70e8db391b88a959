import type { Logger } from '../core/ports.ts';
import { inject } from './inject.ts';
import { NEXT_HOST } from './next-names.ts';
import type { NotFoundPage } from './not-found.ts';
import type { PageCache } from './page-cache.ts';
import type { Pages } from './pages.ts';
import { parseTarget } from './target.ts';
import type { NodeHandler } from './types.ts';

export interface InvalidationOptions {
  readonly next: NodeHandler;
  /** Secret for `POST /internal/revalidate` of the storefront. */
  readonly internalKey: string;
  readonly cache: PageCache;
  readonly notFound: NotFoundPage;
  readonly pages: Pages;
  readonly log: Logger;
}

const TIMEOUT_MS = 10_000;

/** Pages of the changed tags are rendered before they are served; all others refresh within seconds. */
function pagesOf(tags: readonly string[]): (key: string) => boolean {
  const changed = new Set(tags);
  return (key) => {
    const { page, thing } = parseTarget(key.split(/[? ]/, 1)[0] ?? '')?.match ?? {};
    if (thing === undefined || page?.tag !== thing.kind) return false;
    const isAny = thing.kind === 'product' && changed.has('products');
    return isAny || changed.has(`${thing.kind}:${String(thing.id)}`);
  };
}

/** Invalidates Next first, so later renderings are current, and then our own cache. */
export function createInvalidation(
  options: InvalidationOptions,
): (tags: readonly string[]) => Promise<void> {
  const { next, internalKey, cache, notFound, pages, log } = options;
  return async (tags) => {
    const headers = {
      host: NEXT_HOST,
      'content-type': 'application/json',
      'x-internal-key': internalKey,
    };
    const body = JSON.stringify({ tags });
    const asked = { method: 'POST', url: '/internal/revalidate', headers, body };
    try {
      const { status } = await inject(next, asked, TIMEOUT_MS);
      if (status >= 300) log.error({ status, tags }, 'revalidation refused');
    } catch (error) {
      log.error({ err: error, tags }, 'revalidation failed');
    }
    cache.invalidate(pagesOf(tags));
    pages.forgetMissing();
    notFound.invalidate();
  };
}
