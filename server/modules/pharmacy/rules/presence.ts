/** Conversations that one pharmacist has at a time. */
export const AT_ONCE = 4;
/** A desk calls every 10 s, also behind other tabs (`lib/steady-ticks.ts`); after this time without a call it is empty. */
export const GONE_MS = 60_000;

/** A pharmacist's desk, as its last call left it. */
export interface Desk {
  readonly seenAt: Date;
  /** Null on duty. */
  readonly offDutySince: Date | null;
  /** Conversations of this pharmacist that are open. */
  readonly going: number;
}

export function isPresent({ seenAt, offDutySince }: Desk, at: Date): boolean {
  return offDutySince === null && at.getTime() - seenAt.getTime() < GONE_MS;
}

/** Whether one more conversation may be given to this desk. */
export function mayReceive(desk: Desk, at: Date): boolean {
  return isPresent(desk, at) && desk.going < AT_ONCE;
}

/** Places of the present desks, and how many of them are free. */
export interface Places {
  readonly all: number;
  readonly free: number;
}

export function placesOf(desks: readonly Desk[], at: Date): Places {
  const present = desks.filter((desk) => isPresent(desk, at));
  const taken = present.map(({ going }) => Math.min(going, AT_ONCE));
  const all = present.length * AT_ONCE;
  return { all, free: all - taken.reduce((sum, count) => sum + count, 0) };
}

/**
 * Seconds until a new question is taken: none while a place is free for it, otherwise as many rounds of conversations as
 * the queue fills. Null where no desk is present.
 * @param waiting questions ahead of the new one
 * @param conversationSeconds average length of a conversation
 */
export function estimateWait(
  waiting: number,
  { all, free }: Places,
  conversationSeconds: number,
): number | null {
  if (all === 0) return null;
  return waiting < free ? 0 : Math.ceil((waiting - free + 1) / all) * conversationSeconds;
}
