/**
 * JSON in a storage of the browser, which may be full, forbidden or hold what somebody else wrote: then what was to
 * be kept lasts as long as its page. Also what zustand's `persist` keeps its state in.
 */
function keptIn(storage: () => Storage) {
  return {
    /** Null where nothing stands that can be read; whoever asks checks its shape. */
    getItem: (key: string): unknown => {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    setItem: (key: string, value: unknown): void => {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // What cannot be kept is not missed.
      }
    },
    removeItem: (key: string): void => {
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be kept cannot be found either.
      }
    },
  };
}

/** Until the tab is closed, also over a reload. */
export const keptInTab = keptIn(() => window.sessionStorage);
/** For all tabs, until it is removed. */
export const keptInBrowser = keptIn(() => window.localStorage);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
