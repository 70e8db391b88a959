import { otherLayout } from '../format/keyboard.ts';

/** Readings of what was typed, in small letters: as it is, and in the other keyboard layout. */
export function readingsOf(typed: string): readonly string[] {
  const text = typed.trim();
  const other = otherLayout(text);
  return (other === undefined ? [text] : [text, other]).map((one) => one.toLowerCase());
}

/** Part of an order's number: with a digit, or the six letters at its end. */
export function isOrderNumber(reading: string): boolean {
  return /^(?=.*\d)[\w-]{4,40}$|^[a-z]{6}$/i.test(reading);
}

/** Part of a person's name or phone number. */
export function isPersonName(reading: string): boolean {
  return /^[\p{L}\p{M}\d][\p{L}\p{M}\d .'-]{1,59}$/u.test(reading);
}

/** Part of a product's name or code, or its barcode. */
export function isProductName(reading: string): boolean {
  return /^[\p{L}\p{M}\d][\p{L}\p{M}\p{N} .'+%&/()-]{1,59}$/u.test(reading);
}

interface Named {
  readonly label: string;
  /** Without its language. */
  readonly address: string;
}

/** Screens and actions whose name or address has a reading in it; names that begin with it come first. */
export function findNamed<Found extends Named>(
  all: readonly Found[],
  readings: readonly string[],
): readonly Found[] {
  const rank = ({ address, label }: Found) => {
    const name = label.toLowerCase();
    if (readings.some((one) => name.startsWith(one))) return 0;
    if (readings.some((one) => name.includes(one))) return 1;
    return readings.some((one) => address.slice(1).includes(one)) ? 2 : 3;
  };
  return all
    .map((found) => ({ found, rank: rank(found) }))
    .filter((one) => one.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}
