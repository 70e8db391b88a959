const DIGITS = 10;

/** What the till of a branch reads of a member's coupon: `AC` and the number of the copy in ten digits. */
export function branchCode(couponId: number): string {
  return `AC${String(couponId).padStart(DIGITS, '0')}`;
}
