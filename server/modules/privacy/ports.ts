import type { Locale } from '../../../lib/api/contract/common.ts';
import type { DataRequestType } from '../../../lib/api/contract/member-values.ts';
import type { OtpProof } from '../identity/rules/check-otp.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';
import type { StaffCall } from '../staff/ports.ts';

export interface DataRequest {
  readonly id: string;
  readonly type: DataRequestType;
  /** What is wrong, of `rectify`. */
  readonly note: string;
  /** Of the office. */
  readonly answer: string;
  readonly createdAt: Date;
  /** Null while the office works on it. */
  readonly doneAt: Date | null;
}

/** A request that the office has to answer, with whom to ask. */
export interface WaitingRequest extends Pick<DataRequest, 'id' | 'note' | 'createdAt'> {
  readonly name: string;
  readonly phone: string;
  readonly memberCode: string;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

interface WaitingPage {
  /** The oldest first. */
  readonly rows: readonly WaitingRequest[];
  readonly total: number;
}

/** What is still to come, so that the account has to stay. */
export type StillOpen = 'orders' | 'conversation';

export interface PrivacyRepo {
  requests(memberId: number): Promise<readonly DataRequest[]>;
  addRequest(memberId: number, request: DataRequest): Promise<void>;
  waiting(slice: Slice): Promise<WaitingPage>;
  /** Once: whose request it is; undefined where it does not wait. */
  answer(id: string, answer: string, now: Date): Promise<number | undefined>;
  /** Until the transaction ends nobody else writes down anything of the member. */
  lock(memberId: number): Promise<void>;
  stillOpen(memberId: number): Promise<StillOpen | undefined>;
  /** Makes the member nobody (`docs/product/account.md`, "Deleting an account"). */
  erase(memberId: number, now: Date): Promise<void>;
  /** Whose account was deleted since. */
  erasedSince(since: Date): Promise<readonly number[]>;
}

export interface AskedRequest {
  readonly type: DataRequestType;
  /** What is wrong, of `rectify`. */
  readonly note: string | undefined;
  /** Wanted with `erase`. */
  readonly proof: Omit<OtpProof, 'phone'> | undefined;
  readonly locale: Locale;
}

/** What routes call. */
export interface PrivacyUseCases {
  readonly requests: PrivacyRepo['requests'];
  readonly ask: (member: Member, asked: AskedRequest) => Promise<Result<DataRequest>>;
  /** Whether the member may have a copy of everything now; uses the password up. */
  readonly allowExport: (member: Member, proof: AskedRequest['proof']) => Promise<Result<void>>;
}

/** For staff without a branch; others are refused (FORBIDDEN). */
export interface PrivacyDesk {
  readonly waiting: (call: StaffCall, slice: Slice) => Promise<Result<WaitingPage>>;
  readonly answer: (call: StaffCall, id: string, answer: string) => Promise<Result<void>>;
}
