/** The branch that ships home deliveries. */
export const ONLINE_WAREHOUSE = 0;

export interface Pieces {
  readonly productId: number;
  readonly qty: number;
}

/** Reserved stock; each write is one conditional statement (`docs/quality.md`, "Invariants"). */
export interface StockRepo {
  /** Reserves pieces of a branch for an order; false if too few are free. */
  reserve(orderId: string, productId: number, qty: number, branchId: number): Promise<boolean>;
  /** Takes the pieces held for an order off the shelf. Returns the products with too few good pieces. */
  claim(orderId: string): Promise<readonly number[]>;
  /** Releases the pieces held for an order. */
  release(orderId: string): Promise<void>;
  /**
   * Returns an order's pieces to the shelf, ordered by product id. Pieces that the order did not take, or already
   * returned, are skipped.
   */
  putBack(orderId: string, pieces: readonly Pieces[]): Promise<void>;
}
