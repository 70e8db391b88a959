/** Why a text is no number; `excel`: a spreadsheet shortened a code and lost its digits. */
export type NumberFault = 'number' | 'ambiguous' | 'excel';

export type ReadNumber = { readonly value: number } | { readonly fault: NumberFault };

const THAI_ZERO = '๐'.codePointAt(0) ?? 0;

/** Thai digits as Arabic ones, without the baht sign and white space around. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO))
    .trim()
    .replace(/^(?:฿|THB)\s*/i, '')
    .replace(/\s*(?:฿|THB|บาท)$/i, '');
}

/**
 * An amount of baht in satang, with at most two decimals: `1290`, `1,290.00`, `๑,๒๙๐.๕๐`, `฿ 85.50`. `1.290`, `12,90` and
 * `1.290,00` mean other amounts in other countries, so they are refused instead of guessed.
 */
export function readSatang(text: string): ReadNumber {
  const digits = plainDigits(text);
  if (/^\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(digits)) return { fault: 'excel' };
  if (!/^\d[\d.,]*$/.test(digits)) return { fault: 'number' };
  const [, whole, decimals = ''] =
    /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === undefined) return { fault: 'ambiguous' };
  return { value: Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')) };
}

/** A whole number; `5.00` is one too, as spreadsheets write it. */
export function readCount(text: string): ReadNumber {
  const read = readSatang(text);
  if ('fault' in read) return read;
  return read.value % 100 === 0 ? { value: read.value / 100 } : { fault: 'number' };
}

/** An amount as files tell it. */
export function writeSatang(satang: number): string {
  const digits = String(satang).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
