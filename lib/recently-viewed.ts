const KEY = 'recently_viewed';
const MOST = 20;
const NONE: readonly number[] = [];

type Listener = () => void;
const listeners = new Set<Listener>();
let known = { text: '[]', ids: NONE };

/**
 * Ids of the products this browser has shown, newest first. They leave it only as the question for those
 * products' cards. A storage that is full, forbidden or broken means that nothing was viewed.
 */
export const recentlyViewed = {
  /** The same array until something changes. */
  read: (): readonly number[] => {
    try {
      const text = window.localStorage.getItem(KEY) ?? '[]';
      if (text !== known.text) known = { text, ids: parse(text) };
      return known.ids;
    } catch {
      return NONE;
    }
  },
  record: (productId: number): void => {
    const others = recentlyViewed.read().filter((id) => id !== productId);
    attempt((storage) => {
      storage.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MOST)));
    });
  },
  clear: (): void => {
    attempt((storage) => {
      storage.removeItem(KEY);
    });
  },
  /** Tells of changes in this window. */
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function attempt(change: (storage: Storage) => void): void {
  try {
    change(window.localStorage);
  } catch {
    // Nobody misses what could not be kept.
    return;
  }
  for (const listener of listeners) listener();
}

/** Whatever else stands there, an earlier version or somebody's hand wrote. */
function parse(text: string): readonly number[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NONE;
  }
  if (!Array.isArray(value)) return NONE;
  const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MOST);
}
