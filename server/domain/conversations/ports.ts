/** `docs/product/browse.md`, "Not built yet". */
export type ConversationState =
  'queued' | 'assigned' | 'active' | 'waiting_customer' | 'closed' | 'rated' | 'abandoned';

export interface Conversation {
  readonly id: number;
  readonly questionId: number;
}

export interface ConversationRepo {
  /**
   * The member's own, newest first.
   * @param closed whether those that ended or those that go on; both when undefined
   */
  list(memberId: number, closed: boolean | undefined): Promise<readonly Conversation[]>;
}
