/** State of a member's Idempotency-Key when a request arrives with it. */
export type Claim =
  /** Unclaimed: this request does the work. */
  | { readonly state: 'claimed' }
  | { readonly state: 'running' }
  /** The key belongs to another request. */
  | { readonly state: 'reused' }
  | { readonly state: 'answered'; readonly status: number; readonly answer: unknown };

export interface IdempotentRequest {
  readonly memberId: number;
  readonly key: string;
  /** Hash of method, path and body, which tells requests apart. */
  readonly requestHash: string;
}

/**
 * Keys are kept for 24 hours (`docs/contract.md`, "Idempotency"). The claim of a dead process is free again after a
 * minute, so the effect itself must carry the key as well: see `middleware/idempotency.ts`.
 */
export interface IdempotencyStore {
  claim(request: IdempotentRequest, now: Date): Promise<Claim>;
  answer(request: IdempotentRequest, status: number, answer: unknown): Promise<void>;
  /** Releases the claim of failed work without an effect. */
  release(request: IdempotentRequest): Promise<void>;
}
