const NUMBER = /^AR(\d{6})([0-9A-HJKMNP-TV-Z]{6})$/;
const THAI_ZERO = 0x0e_50;

/**
 * The order number that a text consists of, as orders have it: "ar 261121 7k2m9q" is `AR261121-7K2M9Q`. Letters that
 * no number has stand for the digits that they resemble. Undefined for other texts.
 */
export function orderNumberIn(text: string): string | undefined {
  const plain = text
    .replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO))
    .toUpperCase()
    .replaceAll(/[\s#.–—-]/g, '');
  const digits = plain.slice(2).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [, day, letters] = NUMBER.exec(plain.slice(0, 2) + digits) ?? [];
  return day === undefined || letters === undefined ? undefined : `AR${day}-${letters}`;
}
