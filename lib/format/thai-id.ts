/**
 * Checks the last of 13 digits of a citizen or tax id (`docs/product/account.md`, "Tax addresses"): (11 - sum mod 11)
 * mod 10, with the sum of d[i] x (14 - i), i = 1..12.
 */
export function hasThaiCheckDigit(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false;
  const digits = Array.from(id, Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === digits[12];
}
