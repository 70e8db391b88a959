import { setTimeout as sleep } from 'node:timers/promises';

const WORK = 5_000_000;
const LOOKS = 150;
const BETWEEN_MS = 10;
/** A machine that others share lends its processor out, for moments in which everything takes several times as long. */
const STEADY = 1.5;

/** Tells the moments in which this machine runs as fast as it can from those in which it was held up. */
export class Pace {
  #best = Infinity;

  /** Looks for the machine's own pace for a few seconds. */
  static async find(): Promise<Pace> {
    const pace = new Pace();
    for (let look = 0; look < LOOKS; look += 1) {
      pace.isSteady();
      await sleep(BETWEEN_MS);
    }
    return pace;
  }

  isSteady(): boolean {
    const taken = timeOfWork();
    this.#best = Math.min(this.#best, taken);
    return taken <= STEADY * this.#best;
  }
}

/** Milliseconds. */
function timeOfWork(): number {
  const startedAt = performance.now();
  let sum = 0;
  for (let step = 0; step < WORK; step += 1) sum = (sum + step) | 0;
  const taken = performance.now() - startedAt;
  // The sum is used, or the loop would be left out.
  return sum === 0.5 ? 0 : taken;
}
