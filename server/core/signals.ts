/**
 * A member with news; their conversations only (the most frequent); their video calls; the pharmacists'
 * desk, when waiting or assigned members changed; or the queue, when positions moved.
 */
export type Topic = number | `talk ${string}` | `ring ${string}` | 'desk' | 'queue';

export interface SignalListener {
  readonly onSignal: (topics: readonly Topic[]) => void;
  /** Listening has started; earlier signals may have been missed. */
  readonly onReady: () => void;
}

/** Notifications between processes that there is something to read. The data itself stays in the tables. */
export interface Signals {
  /** Call once the data is committed. Fire and forget; may be lost. */
  readonly notify: (topics: readonly Topic[]) => void;
  readonly listen: (listener: SignalListener) => void;
}

/** Signals that members have news, once it is committed. */
export type Tell = (memberIds: readonly number[]) => void;
