/** Maximum concurrent conversations per pharmacist. */
export const AT_ONCE = 4;
/**
 * A desk sends a heartbeat every 10 s, also in background tabs (`lib/browser/steady-ticks.ts`); after this time without one
 * it is absent.
 */
export const GONE_MS = 60_000;

export interface Desk {
  readonly seenAt: Date;
  /** Null while on duty. */
  readonly offDutySince: Date | null;
  /** Open conversations of this pharmacist. */
  readonly going: number;
}

/** On duty, with a recent heartbeat. */
export function isPresent({ seenAt, offDutySince }: Desk, at: Date): boolean {
  return offDutySince === null && at.getTime() - seenAt.getTime() < GONE_MS;
}

/** Present, with capacity for one more conversation. */
export function mayReceive(desk: Desk, at: Date): boolean {
  return isPresent(desk, at) && desk.going < AT_ONCE;
}

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
 * Seconds until a new question is taken: 0 with free capacity, otherwise one average conversation per full round of
 * the queue. Null without a present desk.
 * @param waiting questions ahead of the new one
 * @param conversationSeconds average duration of a conversation
 */
export function estimateWait(
  waiting: number,
  { all, free }: Places,
  conversationSeconds: number,
): number | null {
  if (all === 0) return null;
  return waiting < free ? 0 : Math.ceil((waiting - free + 1) / all) * conversationSeconds;
}
