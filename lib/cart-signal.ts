import { textsInBrowser } from './kept';

const KEY = 'cart_changed';

/** Tells the other tabs of this browser that the cart has changed; they ask the service for it. */
export const cartSignal = {
  send: (version: number) => {
    textsInBrowser.set(KEY, `${String(version)} ${String(Date.now())}`);
  },
  /** Answers what ends the listening. */
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
