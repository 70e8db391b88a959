export interface Erasure {
  /**
   * Deletes what was said in conversations that ended so long ago. Approvals, with their directions, stay: the law asks
   * pharmacies for them (`docs/product/consultation.md`, "How long it is kept").
   */
  eraseOld(days: number, at: Date): Promise<void>;
  /** Ends what goes on, and deletes what was said in all the member's conversations. */
  eraseOf(memberId: number, at: Date): Promise<void>;
}
