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

/** Tells the screens of this page that something happened to an order; they ask the service for it. */
export const orderSignal = createSignal();

/** Tells the screens of this page that something of a conversation changed; they ask the service for it. */
export const conversationSignal = createSignal();

/** Tells the cart that an approval may have been taken back since the page began. */
export const approvalSignal = createSignal();

/** Tells the desk of the pharmacists that who waits, or who has whom, changed. */
export const deskSignal = createSignal();
