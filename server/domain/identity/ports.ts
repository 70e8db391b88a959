import type { Member } from './member.ts';

/** A sign-in that a request belongs to. */
export interface SignedIn {
  readonly sessionId: string;
  readonly member: Member;
}

export interface SessionRepo {
  /** The live sign-in of an access token's hash. */
  byAccessHash(accessHash: string, now: Date): Promise<SignedIn | undefined>;
}
