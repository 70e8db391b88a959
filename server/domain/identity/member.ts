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
  readonly coins: number;
}

/** Staff and pharmacists hold rights over other people's data: stricter rules apply to their sign-in. */
export function isCustomer(member: Member): boolean {
  return member.role === 'member' && member.userType === 'customer';
}

/** Who works on orders: under `/api/admin/v1`, and on the staff board. */
export function isStaff({ role }: Pick<Member, 'role'>): boolean {
  return role === 'staff' || role === 'pharmacist';
}
