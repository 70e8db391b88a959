export interface Erasure {
  /**
   * Deletes the contents of conversations that ended so long ago. Approvals, with their directions, stay: the law asks
   * pharmacies for them (`docs/product/consultation.md`, "How long it is kept").
   */
  eraseOld(days: number, at: Date): Promise<void>;
  /** Ends open conversations of the member and deletes the contents of all. */
  eraseOf(memberId: number, at: Date): Promise<void>;
}
