import { facility } from './browser';

/** What one tab of a browser does for all of them. */
export interface TabLine<Message> {
  /** Tells the other tabs; nobody where each tab is on its own. */
  readonly tell: (message: Message) => void;
  /**
   * Runs the work once this tab is the one that does it, which may be never: until `signal` ends the wait, or the work. A
   * tab that is closed gives its place up by itself.
   */
  readonly lead: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/**
 * Tabs that share a line have its name. Where a browser knows neither locks nor channels, or hides them from a page without
 * https, each tab leads.
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
        // Refused, as to a page without storage: then this tab is on its own.
        if (!signal.aborted) await work();
      }
    },
    close: () => {
      channel.close();
    },
  };
}
