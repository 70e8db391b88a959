/** One pharmacist talks to so many at a time. */
export const AT_ONCE = 4;
/** So long after the last call of the desk, which calls every 10 s, also behind other tabs (`lib/steady-ticks.ts`). */
export const GONE_MS = 60_000;

export interface AtDesk {
  readonly seenAt: Date;
  /** Null on duty. */
  readonly offDutySince: Date | null;
  /** Conversations that they have. */
  readonly going: number;
}

/** Whether somebody may be given one more conversation. */
export function mayReceive({ seenAt, offDutySince, going }: AtDesk, at: Date): boolean {
  return offDutySince === null && at.getTime() - seenAt.getTime() < GONE_MS && going < AT_ONCE;
}

/** Whoever writes on within this time is heard once: a row is not written with each key. */
export const SAME_TYPING_MS = 2_000;
