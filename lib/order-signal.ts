const listeners = new Set<() => void>();

/** Tells the screens of this page that something happened to an order; they ask the service for it. */
export const orderSignal = {
  send: () => {
    for (const changed of listeners) changed();
  },
  /** Answers what ends the listening. */
  listen: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
};
