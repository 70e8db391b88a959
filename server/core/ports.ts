import type { Logger as PinoLogger } from 'pino';

/** What the rules need from the world; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  uuid(): string;
  /** 256 random bits, URL-safe. */
  token(): string;
  /** Decimal digits, evenly distributed. */
  digits(length: number): string;
  /** Capital letters and digits that are not read for one another. */
  letters(length: number): string;
  /** Shown to people, unguessable enough not to tell how many orders there are: `AR261121-7K2M9Q`. */
  orderId(now: Date): string;
}

/** Keyed one-way hashes of what must not be readable in the database. */
export interface Hasher {
  hash(value: string): string;
}

/** Does the work, or breaks it off when what it depends on stops answering. */
export type Watch = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lines for operators; `server/runtime/log.ts` writes them. */
export type Logger = PinoLogger;

/** Reports to operators what only they can fix. */
export type Report = (problem: string, details: Readonly<Record<string, unknown>>) => void;

/** A figure that is read when somebody asks for the metrics. */
export interface Reading {
  /** As Prometheus names it. */
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
}
