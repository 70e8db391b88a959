const KEY = 'recent_searches';
const LIMIT = 8;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { readonly stored: string | null; readonly keywords: readonly string[] } = {
  stored: null,
  keywords: NONE,
};

/** What this browser searched for, latest first; it never leaves the browser. */
export const recentSearches = {
  /** The same array until something changes. */
  get: (): readonly string[] => {
    const stored = read();
    if (stored !== known.stored) known = { stored, keywords: parse(stored) };
    return known.keywords;
  },
  /** Nobody has searched yet where the page is rendered. */
  getOnServer: (): readonly string[] => NONE,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
  add: (keyword: string): void => {
    const others = recentSearches.get().filter((one) => !isSame(one, keyword));
    write([keyword, ...others].slice(0, LIMIT));
  },
  remove: (keyword: string): void => {
    write(recentSearches.get().filter((one) => one !== keyword));
  },
  clear: (): void => {
    write(NONE);
  },
};

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'string').slice(0, LIMIT)
      : NONE;
  } catch {
    return NONE;
  }
}

/** A browser may refuse its storage: then nothing is remembered. */
function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(keywords: readonly string[]): void {
  try {
    if (keywords.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(keywords));
  } catch {
    return;
  }
  for (const changed of listeners) changed();
}
