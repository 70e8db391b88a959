/**
 * Whether 13 digits are a citizen or tax id by their check digit (`docs/product/account.md`, "Tax addresses"): the
 * sum of d[i] x (14 - i), i = 1..12, and (11 - sum mod 11) mod 10 as the last.
 */
export function hasThaiCheckDigit(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false;
  const digits = Array.from(id, Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === digits[12];
}
