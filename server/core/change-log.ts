/** A cache tag of something that changed in the catalogue; triggers of the database write them. */
export interface Change {
  readonly id: number;
  readonly tag: string;
}

export interface ChangeLog {
  /** Every change that is known with a number above `floor`, in order. */
  after(floor: number): Promise<readonly Change[]>;
  /** The highest number that is older than so many ms by the database's clock; 0 where there is none. */
  newestBefore(ageMs: number): Promise<number>;
  /** Forgets what is older. */
  prune(ageMs: number): Promise<void>;
}
