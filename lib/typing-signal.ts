import type { Sender } from './api/contract/conversation-values';

const TYPED = 'shop:typing';

export interface Typed {
  readonly conversation_id: number;
  readonly from: Sender;
}

/** Tells the screens of this page that the other one of a conversation is writing; nobody keeps it. */
export const typingSignal = {
  send: (detail: Typed) => {
    window.dispatchEvent(new CustomEvent(TYPED, { detail }));
  },
  /** Answers what ends the listening. */
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
