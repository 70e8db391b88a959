/** Barcodes of products: GTIN-8, -12, -13 and -14, as text, since leading zeros count. */

export const BARCODES_PER_PRODUCT = 20;

/** Digits of a GTIN of any length when filled up with zeros, which makes the lengths comparable. */
const GTIN = 14;
const LENGTHS = new Set([8, 12, 13, GTIN]);

/** Why a text is no barcode; `excel`: a spreadsheet wrote it as a number and lost digits. */
export type BarcodeFault = 'barcode_excel' | 'barcode_digits' | 'barcode_check';

export function barcodeFault(barcode: string): BarcodeFault | undefined {
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(barcode)) return 'barcode_excel';
  if (!/^\d+$/.test(barcode) || !LENGTHS.has(barcode.length)) return 'barcode_digits';
  return checkSum(barcode.padStart(GTIN, '0')) % 10 === 0 ? undefined : 'barcode_check';
}

/** The 14 digits by which barcodes are compared: "012345678905" and "0012345678905" are one. */
export function gtinOf(barcode: string): string | undefined {
  return barcodeFault(barcode) === undefined ? barcode.padStart(GTIN, '0') : undefined;
}

/** Whether it means the same product outside the shop: not from the ranges that each shop uses as it likes. */
export function isWorldwide(barcode: string): boolean {
  const own = barcode.length === 8 ? /^[02]/ : /^.(02|04|2)/;
  return !own.test(barcode.length === 8 ? barcode : barcode.padStart(GTIN, '0'));
}

/** Digits weigh 3 and 1 in turn; the check digit, which is the last, makes their sum a multiple of ten. */
function checkSum(gtin: string): number {
  return Array.from(gtin, Number).reduce(
    (sum, digit, at) => sum + digit * (at % 2 === 0 ? 3 : 1),
    0,
  );
}
