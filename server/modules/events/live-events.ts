import type { LiveEvents, Subscriber } from './ports.ts';
import { Looks, type LookWorld } from './looks.ts';

const PER_MEMBER = 5;
/** Polling interval for events whose signal was lost; the tables are authoritative. */
const POLL_MS = 15_000;

interface LiveWorld extends LookWorld {
  /** Tests disable polling to rely on signals. */
  readonly pollMs?: number | undefined;
}

/** One listener for all subscribers of the process; reads when a signal names one of them. */
export function createLiveEvents({ pollMs = POLL_MS, ...world }: LiveWorld): LiveEvents {
  const looks = new Looks(world);
  const slots = new Slots();
  let polling: NodeJS.Timeout | undefined;
  let listening = false;

  const begin = () => {
    polling ??= setInterval(() => {
      looks.askForAll();
    }, pollMs).unref();
    if (listening) return;
    listening = true;
    world.signals.listen({
      onSignal: (topics) => {
        looks.ask(topics);
      },
      onReady: () => {
        looks.askForAll();
        looks.ask(['desk', 'queue']);
      },
    });
  };
  const end = () => {
    clearInterval(polling);
    polling = undefined;
    looks.forget();
  };
  const enter = async (subscriber: Subscriber, leave: () => void) => {
    try {
      begin();
      const remove = await looks.add(subscriber);
      return () => {
        remove();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    subscribe: async (subscriber) => {
      const giveBack = slots.take(subscriber.memberId);
      if (giveBack === undefined) return undefined;
      return enter(subscriber, () => {
        giveBack();
        if (slots.isEmpty) end();
      });
    },
  };
}

/** Slots are taken synchronously, so parallel subscriptions are counted. */
class Slots {
  readonly #taken = new Map<number, number>();

  get isEmpty(): boolean {
    return this.#taken.size === 0;
  }

  /** Returns a release function, or undefined if no slot is free. */
  take(memberId: number): (() => void) | undefined {
    const taken = this.#taken.get(memberId) ?? 0;
    if (taken >= PER_MEMBER) return undefined;
    this.#taken.set(memberId, taken + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = (this.#taken.get(memberId) ?? 0) - 1;
      if (rest > 0) this.#taken.set(memberId, rest);
      else this.#taken.delete(memberId);
    };
  }
}
