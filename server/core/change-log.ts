/** A cache tag of a catalogue change; written by database triggers. */
export interface Change {
  readonly id: number;
  readonly tag: string;
}

export interface ChangeLog {
  /** All changes with ids above `floor`, in order. */
  after(floor: number): Promise<readonly Change[]>;
  /** The highest id older than `ageMs` by the database's clock; 0 if none. */
  newestBefore(ageMs: number): Promise<number>;
  /** Deletes changes older than `ageMs`. */
  prune(ageMs: number): Promise<void>;
}
