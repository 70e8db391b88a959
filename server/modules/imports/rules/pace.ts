/** Rows of one transaction: others of the shop wait for no more. */
const MOST = 500;
const LEAST = 100;
const FAST_MS = 150;
const SLOW_MS = 500;

/** Rows of the next batch and the pause before it, so that a slow database serves shoppers in between. */
export interface Pace {
  readonly rows: number;
  readonly pauseMs: number;
}

export const FIRST_PACE: Pace = { rows: LEAST, pauseMs: 0 };

export function nextPace({ rows }: Pace, tookMs: number): Pace {
  if (tookMs < FAST_MS) return { rows: Math.min(MOST, rows * 2), pauseMs: 0 };
  const slower = tookMs > SLOW_MS ? Math.max(LEAST, Math.floor(rows / 2)) : rows;
  return { rows: slower, pauseMs: Math.min(200, Math.round(tookMs / 5)) };
}
