/** One who tells, and those who listen, within a page. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
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
}
