import { randomInt } from 'node:crypto';

export const chance = (percent: number): boolean => randomInt(100) < percent;

/** Now and then twice at once; what was told of it, refusals left out. */
export async function onceOrTwice<Told>(
  percentTwice: number,
  send: () => Promise<Told | undefined>,
): Promise<readonly Told[]> {
  const told = await Promise.all(chance(percentTwice) ? [send(), send()] : [send()]);
  return told.filter((one) => one !== undefined);
}

/** What happened, and what no client may ever see. */
export class Tally {
  readonly counts = new Map<string, number>();
  /** Orders and coin coupons that were answered with 2xx, by the key that they were asked for with. */
  readonly ordered = new Map<string, string>();
  readonly redeemed = new Map<string, number>();
  /** Copies of coupons that were answered with 2xx. */
  readonly collected = new Set<number>();
  /** What orders, returns and payments became, as somebody was told: `<id> delivered`. */
  readonly became = new Set<string>();
  /** Messages of conversations: ids that were sent, and what was answered with 2xx for them. */
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

  /** Every status is left once: of two who move the same thing at once only one may hear that it is done. */
  noteMove(id: string, from: string, to: string): void {
    this.count(`told: ${to}`);
    if (this.#left.has(`${id} ${from}`)) this.breaches.push(`${id} left "${from}" twice`);
    this.#left.add(`${id} ${from}`);
    this.became.add(`${id} ${to}`);
  }
}
