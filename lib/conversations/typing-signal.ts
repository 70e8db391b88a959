import type { Sender } from './contract-values';

const TYPED = 'shop:typing';

export interface Typed {
  readonly conversation_id: number;
  readonly from: Sender;
}

/** In-page signal that the other side of a conversation is typing; not stored. */
export const typingSignal = {
  send: (detail: Typed) => {
    window.dispatchEvent(new CustomEvent(TYPED, { detail }));
  },
  /** Returns the unsubscribe function. */
  listen: (hear: (typed: Typed) => void): (() => void) => {
    const listener = (event: Event) => {
      if (event instanceof CustomEvent) hear(event.detail as Typed);
    };
    window.addEventListener(TYPED, listener);
    return () => {
      window.removeEventListener(TYPED, listener);
    };
  },
};
