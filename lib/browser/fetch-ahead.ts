import { facility, watchSeen } from './browser';
import { whenIdle } from './when-idle';

/** Network Information API, in Chromium alone: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Pages that one list fetches unrequested, about 10 kB each (`docs/quality.md`, "Speed"). */
const MOST_PAGES = 12;
/** A link that scrolls past is not fetched. */
const DWELL_MS = 400;

/** List that the count belongs to. */
let list: string | undefined;
let fetched = 0;

/** False where the visitor saves data or the connection is slower than 4G. */
export function mayFetchAhead(): boolean {
  const { saveData = false, effectiveType = '4g' } = facility(() => navigator.connection) ?? {};
  return !saveData && effectiveType === '4g';
}

/** Runs deferrable work once the page has loaded and the browser is idle. Returns the cancel function. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  const begin = () => whenIdle(work);
  window.addEventListener('load', begin);
  return () => window.removeEventListener('load', begin);
}

/**
 * Calls back once a link of a loaded page stays in view, at most `MOST_PAGES` times for each list. Returns the cancel
 * function.
 */
export function whenInView(link: Element, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const cancel = whenLoaded(() => {
    stop = watchSeen(link, ({ isIntersecting }) => {
      clearTimeout(timer);
      if (isIntersecting) timer = setTimeout(begin, DWELL_MS);
    });
  });
  const end = () => {
    cancel();
    clearTimeout(timer);
    stop?.();
  };
  const begin = () => {
    end();
    const { href } = window.location;
    fetched = list === href ? fetched + 1 : 1;
    list = href;
    if (fetched <= MOST_PAGES) work();
  };
  return end;
}
