import {
  ADVERTISEMENT_COOKIE,
  ANALYTICS_COOKIE,
  type CookieChoice,
} from '@/lib/browser/contract-values';
import { pagePath } from './page-path';

declare global {
  interface Window {
    /** Event queue of the tag manager; absent until it is started. */
    dataLayer?: unknown[];
  }
}

/**
 * Starts the tag manager once; later calls only update the consent. The container decides by
 * `allow_advertisement_cookies` which tags run.
 */
export async function startTagManager(gtmId: string, choice: CookieChoice): Promise<void> {
  const first = !isTagManagerRunning();
  push({
    event: 'cookie_preferences',
    [ANALYTICS_COOKIE]: flag(choice.analytics),
    [ADVERTISEMENT_COOKIE]: flag(choice.advertisement),
  });
  if (!first) return;
  const { default: tagManager } = await import('react-gtm-module');
  tagManager.initialize({ gtmId });
}

export function isTagManagerRunning(): boolean {
  return window.dataLayer !== undefined;
}

/** Page view by path only; query strings and fragments stay out of analytics. */
export function trackPage(pathname: string): void {
  if (isTagManagerRunning()) push({ event: 'page_view', page_path: pagePath(pathname) });
}

/** Pushes a shop event and clears the `ecommerce` fields of the previous one. */
export function pushEvent(event: { readonly ecommerce: object }): void {
  if (!isTagManagerRunning()) return;
  push({ ecommerce: null });
  push(event);
}

function push(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

function flag(allowed: boolean): '1' | '0' {
  return allowed ? '1' : '0';
}
