/**
 * Texts in a storage of the browser. Where it is absent, full or forbidden, what was written lasts as long as the page.
 */
function textsIn(name: 'localStorage' | 'sessionStorage') {
  /** Values that the storage refused; null for a removal that it refused. */
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
    /** Answers whether it outlasts the page. */
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

/** Until the tab is closed, also over a reload. */
export const textsInTab = textsIn('sessionStorage');
/** For all tabs, until it is removed. */
export const textsInBrowser = textsIn('localStorage');

/** JSON in a storage, which may hold what somebody else wrote. Also what zustand's `persist` keeps its state in. */
function keptIn(texts: ReturnType<typeof textsIn>) {
  return {
    /** Null where nothing stands that can be read; whoever asks checks its shape. */
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
