import { textsInBrowser } from '../browser/kept';

const KEY = 'cart_changed';

/** Notifies the other tabs of a changed cart; they refetch it. */
export const cartSignal = {
  send: (version: number) => {
    textsInBrowser.set(KEY, `${String(version)} ${String(Date.now())}`);
  },
  /** Returns the unsubscribe function. */
  listen: (changed: () => void): (() => void) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null) changed();
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
    };
  },
};
