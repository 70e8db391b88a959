import type { Logger as PinoLogger } from 'pino';

/** Environment of the rules; tests pass their own. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  uuid(): string;
  /** 256 random bits, URL-safe. */
  token(): string;
  /** Decimal digits, evenly distributed. */
  digits(length: number): string;
  /** Capital letters and digits without ambiguous ones. */
  letters(length: number): string;
  /** Shown to people, with enough randomness to hide the number of orders: `AR261121-7K2M9Q`. */
  orderId(now: Date): string;
}

/** Keyed one-way hashes for values that must not be readable in the database. */
export interface Hasher {
  hash(value: string): string;
}

/** Runs work; aborts it when its dependency stops answering. */
export type Watch = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Log lines for operators; written by `server/runtime/log.ts`. */
export type Logger = PinoLogger;

/** Reports problems that only operators can fix. */
export type Report = (problem: string, details: Readonly<Record<string, unknown>>) => void;

export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
}
