import type { IdKind } from '../../lib/api/contract/member-values.ts';

/**
 * Somebody who has proved a phone number; staff and pharmacists are members too (`docs/product/account.md`,
 * "Sign-in").
 */
export interface Member {
  readonly id: number;
  readonly phone: string;
  readonly memberCode: string;
  readonly role: 'member' | 'staff' | 'pharmacist';
  readonly userType: 'customer' | 'staff';
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  /** ISO 8601 calendar date. */
  readonly birthdate: string | null;
  /** The name of the picture that the member chose. */
  readonly avatar: string | null;
  readonly coins: number;
  /** Whether the registration is done; a phone that proved itself shops without. */
  readonly registered: boolean;
  readonly idDocument: IdDocument | null;
}

/** What is told of a citizen id or passport; the number itself is kept sealed. */
export interface IdDocument {
  readonly kind: IdKind;
  readonly lastDigits: string;
  /** ISO 8601 calendar date; of passports alone. */
  readonly expiresOn: string | null;
}

/** Staff and pharmacists hold rights over other people's data: stricter rules apply to their sign-in. */
export function isCustomer(member: Member): boolean {
  return member.role === 'member' && member.userType === 'customer';
}

/** Who works on orders: under `/api/admin/v1`, and on the staff board. */
export function isStaff({ role }: Pick<Member, 'role'>): boolean {
  return role === 'staff' || role === 'pharmacist';
}

/** A sign-in that a request belongs to. */
export interface SignedIn {
  readonly sessionId: string;
  readonly member: Member;
}

/** Who a bearer token belongs to; undefined when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<SignedIn | undefined>;
