import type { PageCopies, PageCopy } from '../core/page-copies.ts';
import type { PageCache } from './page-cache.ts';
import { parseTarget, type Target } from './target.ts';

/** Copies of a thing's page, from the cache of this process. */
export function createPageCopies(cache: Pick<PageCache, 'ages'>): PageCopies {
  return ({ kind, id }) => {
    const newest = new Map<string, PageCopy>();
    for (const [key, ageMs] of cache.ages()) {
      const { match, locale } = documentOf(key) ?? {};
      const isOfThing = match?.thing?.kind === kind && match.thing.id === id;
      if (!locale || !isOfThing || match.page.tag !== kind) continue;
      if (ageMs < (newest.get(locale)?.ageMs ?? Infinity)) newest.set(locale, { locale, ageMs });
    }
    return [...newest.values()];
  };
}

/** Undefined for payloads of the router, which people do not open. */
function documentOf(key: string): Target | undefined {
  return key.includes(' ') ? undefined : parseTarget(key.split('?', 1)[0] ?? '');
}
