import { keptInBrowser } from '../browser/kept';

const KEY = 'recent_searches';
const LIMIT = 8;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known = NONE;

/** Searches of this browser, latest first; they never leave it. */
export const recentSearches = {
  /** Returns the same array until something changes. */
  get: (): readonly string[] => {
    const keywords = keywordsIn(keptInBrowser.getItem(KEY));
    if (JSON.stringify(keywords) !== JSON.stringify(known)) known = keywords;
    return known;
  },
  /** Empty during server rendering. */
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

function keywordsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, LIMIT) : NONE;
}

function write(keywords: readonly string[]): void {
  if (keywords.length === 0) keptInBrowser.removeItem(KEY);
  else keptInBrowser.setItem(KEY, keywords);
  for (const changed of listeners) changed();
}
