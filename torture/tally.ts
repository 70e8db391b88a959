import { randomInt } from 'node:crypto';

export const chance = (percent: number): boolean => randomInt(100) < percent;

/** Sends once, or sometimes twice in parallel. Returns the successful answers. */
export async function onceOrTwice<Told>(
  percentTwice: number,
  send: () => Promise<Told | undefined>,
): Promise<readonly Told[]> {
  const told = await Promise.all(chance(percentTwice) ? [send(), send()] : [send()]);
  return told.filter((one) => one !== undefined);
}

export class Tally {
  readonly counts = new Map<string, number>();
  /** Orders and coin coupons acknowledged with 2xx, by idempotency key. */
  readonly ordered = new Map<string, string>();
  readonly redeemed = new Map<string, number>();
  readonly collected = new Set<number>();
  /** Acknowledged statuses of orders, returns and payments: `<id> delivered`. */
  readonly became = new Set<string>();
  /** Messages: ids sent, and answers with 2xx. */
  readonly posted = new Set<string>();
  readonly said = new Map<string, number>();
  readonly breaches: string[] = [];
  readonly #left = new Set<string>();

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  /** One key has one effect (`docs/quality.md`, "Invariants"). */
  note<Id>(known: Map<string, Id>, key: string, id: Id): void {
    if ((known.get(key) ?? id) !== id) this.breaches.push(`key ${key} had two effects`);
    known.set(key, id);
  }

  /** Each status is left once: of two parallel moves, only one may be acknowledged. */
  noteMove(id: string, from: string, to: string): void {
    this.count(`told: ${to}`);
    if (this.#left.has(`${id} ${from}`)) this.breaches.push(`${id} left "${from}" twice`);
    this.#left.add(`${id} ${from}`);
    this.became.add(`${id} ${to}`);
  }
}
