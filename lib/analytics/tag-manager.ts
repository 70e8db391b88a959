import {
  ADVERTISEMENT_COOKIE,
  ANALYTICS_COOKIE,
  type CookieChoice,
} from '@/lib/layout/cookie-choice';
import { pagePath } from './page-path';

declare global {
  interface Window {
    /** Where the tag manager reads what happens; absent until it is started. */
    dataLayer?: unknown[];
  }
}

/**
 * Starts the tag manager once; later calls only tell it the choice. The container decides by
 * `allow_advertisement_cookies` which of its tags may run.
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

/** A page was opened. Its path only: what somebody typed or was sent stays out of analytics. */
export function trackPage(pathname: string): void {
  if (isTagManagerRunning()) push({ event: 'page_view', page_path: pagePath(pathname) });
}

/** Something of the shop happened; the event before it leaves nothing behind. */
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
