/** In-page event emitter. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    send: () => {
      for (const changed of listeners) changed();
    },
    /** Returns the unsubscribe function. */
    listen: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}

/** An order changed; screens refetch it. */
export const orderSignal = createSignal();

/** A conversation changed; screens refetch it. */
export const conversationSignal = createSignal();

/** An approval may have been withdrawn since the page loaded; for the cart. */
export const approvalSignal = createSignal();

/** State or signals of a video call changed; screens refetch it. */
export const videoCallSignal = createSignal();

/** The queue or an assignment changed; for the pharmacists' desk. */
export const deskSignal = createSignal();
