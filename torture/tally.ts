import { randomInt } from 'node:crypto';

export const chance = (percent: number): boolean => randomInt(100) < percent;

/** What happened, and what no client may ever see. */
export class Tally {
  readonly counts = new Map<string, number>();
  /** Orders and coin coupons that were answered with 2xx, by the key that they were asked for with. */
  readonly ordered = new Map<string, string>();
  readonly redeemed = new Map<string, number>();
  /** Copies of coupons that were answered with 2xx. */
  readonly collected = new Set<number>();
  readonly breaches: string[] = [];

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** One key has one effect (`quality.md`, ACK). */
  note<Id>(known: Map<string, Id>, key: string, id: Id): void {
    if ((known.get(key) ?? id) !== id) this.breaches.push(`key ${key} had two effects`);
    known.set(key, id);
  }
}
