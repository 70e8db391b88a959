import { keptInBrowser } from '../browser/kept';

const KEY = 'recently_viewed';
const MOST = 20;
const NONE: readonly number[] = [];

type Listener = () => void;
const listeners = new Set<Listener>();
let known = NONE;

/** Ids of products viewed in this browser, newest first. Sent to the service only to load their cards. */
export const recentlyViewed = {
  /** Returns the same array until something changes. */
  read: (): readonly number[] => {
    const ids = idsIn(keptInBrowser.getItem(KEY));
    if (ids.join() !== known.join()) known = ids;
    return known;
  },
  record: (productId: number): void => {
    const others = recentlyViewed.read().filter((id) => id !== productId);
    keptInBrowser.setItem(KEY, [productId, ...others].slice(0, MOST));
    tell();
  },
  clear: (): void => {
    keptInBrowser.removeItem(KEY);
    tell();
  },
  /** Notifies about changes in this window. */
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}

/** Validates stored data, which an earlier version or the user may have written. */
function idsIn(kept: unknown): readonly number[] {
  if (!Array.isArray(kept)) return NONE;
  const ids = kept.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MOST);
}
