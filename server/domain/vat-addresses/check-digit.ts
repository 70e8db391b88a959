const THIRTEEN_DIGITS = /^\d{13}$/;

/** Citizen ids and tax ids: the thirteenth digit follows from the others (`api.md`, "Thai data"). */
export function hasValidCheckDigit(id: string): boolean {
  if (!THIRTEEN_DIGITS.test(id)) return false;
  const digits = Array.from(id, Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return digits[12] === (11 - (sum % 11)) % 10;
}
