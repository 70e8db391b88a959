/** Outcome of a dry run; `run` does that and nothing else. */
export interface BulkPlan {
  readonly changed: number;
  /** Rows that stay as they are, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
  /** Number of rows that were changed. */
  readonly run: () => Promise<number>;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  /** The dry run, for these rows or for all that the view finds. */
  readonly plan: (rows: readonly Row[] | 'all') => Promise<BulkPlan>;
}
