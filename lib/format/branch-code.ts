const DIGITS = 10;

/** Barcode of a member's coupon at the branch till: `AC` and the copy's id in ten digits. */
export function branchCode(couponId: number): string {
  return `AC${String(couponId).padStart(DIGITS, '0')}`;
}
