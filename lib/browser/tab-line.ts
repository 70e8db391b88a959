import { facility } from './browser';

/** Leader election and messaging among the tabs of a browser. */
export interface TabLine<Message> {
  /** Sends to the other tabs; a no-op without them. */
  readonly tell: (message: Message) => void;
  /**
   * Runs the work once this tab becomes the leader, possibly never. `signal` ends the wait or the work. A closed tab
   * releases the lead.
   */
  readonly lead: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/**
 * Joins the tabs with the same name. Without locks or channels, or where insecure origins hide them, each tab leads.
 */
export function openTabLine<Message>(
  name: string,
  hear: (message: Message) => void,
): TabLine<Message> {
  const locks = facility(() => navigator.locks);
  const channel = locks && facility(() => new BroadcastChannel(name));
  if (!locks || !channel) {
    return { tell: () => undefined, lead: (_signal, work) => work(), close: () => undefined };
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    hear(data);
  });
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    lead: async (signal, work) => {
      try {
        await locks.request(name, { signal }, work);
      } catch {
        // Locks are refused, e.g. without storage access: this tab leads alone.
        if (!signal.aborted) await work();
      }
    },
    close: () => {
      channel.close();
    },
  };
}
