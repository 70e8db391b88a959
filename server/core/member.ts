import type { IdKind } from '../../lib/identity/contract-values.ts';

/**
 * A person with a verified phone number; staff and pharmacists are members too (`docs/product/account.md`, "Sign-in").
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
  readonly avatar: string | null;
  readonly coins: number;
  /** Whether the registration is complete; a verified phone can shop without. */
  readonly registered: boolean;
  readonly idDocument: IdDocument | null;
}

/** Visible data of a citizen id or passport; the number itself is kept sealed. */
export interface IdDocument {
  readonly kind: IdKind;
  readonly lastDigits: string;
  /** ISO 8601 calendar date; passports only. */
  readonly expiresOn: string | null;
}

/** Staff and pharmacists access other people's data, so stricter rules apply to their sign-in. */
export function isCustomer(member: Member): boolean {
  return member.role === 'member' && member.userType === 'customer';
}

/** Whether the member works on orders: under `/api/admin/v1`, and on the staff board. */
export function isStaff({ role }: Pick<Member, 'role'>): boolean {
  return role === 'staff' || role === 'pharmacist';
}

export interface SignedIn {
  readonly sessionId: string;
  readonly member: Member;
}

/** Resolves a bearer token; undefined if it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<SignedIn | undefined>;
