/** Strings in a browser storage. Where it is missing, full or blocked, values last for the page. */
function textsIn(name: 'localStorage' | 'sessionStorage') {
  /** Values that could not be stored; null for a removal that failed. */
  const refused = new Map<string, string | null>();
  return {
    get: (key: string): string | null => {
      const text = refused.get(key);
      if (text !== undefined) return text;
      try {
        return window[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns whether the value outlasts the page. */
    set: (key: string, text: string): boolean => {
      try {
        window[name].setItem(key, text);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, text);
        return false;
      }
    },
    remove: (key: string): void => {
      try {
        window[name].removeItem(key);
        refused.delete(key);
      } catch {
        refused.set(key, null);
      }
    },
  };
}

/** Per tab, surviving reloads. */
export const textsInTab = textsIn('sessionStorage');
/** Shared by all tabs until removed. */
export const textsInBrowser = textsIn('localStorage');

/** JSON in a browser storage; other code may have written it. Also the storage of zustand's `persist`. */
function keptIn(texts: ReturnType<typeof textsIn>) {
  return {
    /** Null if missing or invalid JSON; callers validate the shape. */
    getItem: (key: string): unknown => {
      try {
        return JSON.parse(texts.get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    setItem: (key: string, value: unknown): void => {
      texts.set(key, JSON.stringify(value));
    },
    removeItem: texts.remove,
  };
}

export const keptInTab = keptIn(textsInTab);
export const keptInBrowser = keptIn(textsInBrowser);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
