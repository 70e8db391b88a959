/** The branch that home delivery is packed from. */
export const ONLINE_WAREHOUSE = 0;

export interface Pieces {
  readonly productId: number;
  readonly qty: number;
}

/**
 * Pieces promised to orders; every statement is conditional, never read-then-write (`docs/quality.md`, "Invariants").
 */
export interface StockRepo {
  /** Promises pieces of a branch to an order, or answers false when there are not so many free. */
  reserve(orderId: string, productId: number, qty: number, branchId: number): Promise<boolean>;
  /** The pieces held for an order leave the shelf. */
  claim(orderId: string): Promise<void>;
  /** The pieces held for an order are free again. */
  release(orderId: string): Promise<void>;
  /**
   * Pieces that had left the shelf for an order stand there again, in order of product id. What the order did not
   * take, or brought back before, is left out.
   */
  putBack(orderId: string, pieces: readonly Pieces[]): Promise<void>;
}
