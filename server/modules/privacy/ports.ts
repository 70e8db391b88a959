import type { StaffCall } from '../audit/ports.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { DataRequestType } from '../../../lib/members/contract-values.ts';
import type { OtpProof } from '../identity/rules/check-otp.ts';
import type { Member } from '../../core/member.ts';
import type { MomentMark, PlaceInList, PlacedPage } from '../../core/place-in-list.ts';
import type { Result } from '../../core/result.ts';

export interface DataRequest {
  readonly id: string;
  readonly type: DataRequestType;
  /** Requested correction, for `rectify`. */
  readonly note: string;
  readonly answer: string;
  readonly createdAt: Date;
  /** Null while pending. */
  readonly doneAt: Date | null;
}

/** A pending request with the member's contact details. */
export interface WaitingRequest extends Pick<DataRequest, 'id' | 'note' | 'createdAt'> {
  readonly name: string;
  readonly phone: string;
  readonly memberCode: string;
}

/** Pending matters that block the deletion. */
export type StillOpen = 'orders' | 'conversation';

export interface PrivacyRepo {
  requests(memberId: number): Promise<readonly DataRequest[]>;
  addRequest(memberId: number, request: DataRequest): Promise<void>;
  /** Oldest first. */
  waiting(place: PlaceInList<MomentMark>): Promise<PlacedPage<WaitingRequest>>;
  /** Answers once; returns the member, or undefined if the request is not pending. */
  answer(id: string, answer: string, now: Date): Promise<number | undefined>;
  /** Blocks other writers of the member's rows until the transaction ends. */
  lock(memberId: number): Promise<void>;
  stillOpen(memberId: number): Promise<StillOpen | undefined>;
  /** Anonymises the member (`docs/product/account.md`, "Deleting an account"). */
  erase(memberId: number, now: Date): Promise<void>;
  erasedSince(since: Date): Promise<readonly number[]>;
}

export interface AskedRequest {
  readonly type: DataRequestType;
  /** Requested correction, for `rectify`. */
  readonly note: string | undefined;
  /** Required for `erase`. */
  readonly proof: Omit<OtpProof, 'phone'> | undefined;
  readonly locale: Locale;
}

export interface PrivacyUseCases {
  readonly requests: PrivacyRepo['requests'];
  /**
   * Refuses RATE_LIMITED, and VALIDATION for `rectify` without a note. `erase` refuses FORBIDDEN for staff,
   * OPEN_ORDERS, CONVERSATION_GOES_ON, OTP_REQUIRED and the codes of a wrong password.
   */
  readonly ask: (member: Member, asked: AskedRequest) => Promise<Result<DataRequest>>;
  /**
   * Whether the member may export now; consumes the one-time password. Refuses OTP_REQUIRED, RATE_LIMITED and the
   * codes of a wrong password.
   */
  readonly allowExport: (member: Member, proof: AskedRequest['proof']) => Promise<Result<void>>;
}

/** For head office staff; staff of a branch are refused (FORBIDDEN). */
export interface PrivacyDesk {
  readonly waiting: (
    call: StaffCall,
    place: PlaceInList<MomentMark>,
  ) => Promise<Result<PlacedPage<WaitingRequest>>>;
  /** NOT_FOUND for a request that is not pending. */
  readonly answer: (call: StaffCall, id: string, answer: string) => Promise<Result<void>>;
}
