/**
 * A member who has something to read; of their conversations alone, which are told of most often; the desk of the pharmacists,
 * where who waits or who has whom changed; or the queue, where those who wait moved.
 */
export type Topic = number | `talk ${string}` | 'desk' | 'queue';

export interface SignalListener {
  readonly onSignal: (topics: readonly Topic[]) => void;
  /** It listens from now on: what was said before may have been missed. */
  readonly onReady: () => void;
}

/** Processes tell one another that there is something to read, never what: that stands in the tables. */
export interface Signals {
  /** To be called once what there is to read is committed. Nobody waits for it, and it may be lost. */
  readonly notify: (topics: readonly Topic[]) => void;
  readonly listen: (listener: SignalListener) => void;
}

/** Notes that members have something to read, once what was written for them is committed. */
export type Tell = (memberIds: readonly number[]) => void;
