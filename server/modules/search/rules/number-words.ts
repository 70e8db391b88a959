/** A number written in words, with its place in the text. */
export interface NumberWords {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const THAI_DIGITS: Readonly<Record<string, number>> = {
  ...{ หนึ่ง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9 },
};
const THAI_UNITS: Readonly<Record<string, number>> = {
  ...{ สิบ: 10, ร้อย: 100, พัน: 1000, หมื่น: 10_000, แสน: 100_000, ล้าน: 1_000_000 },
};
const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries([
  ...'a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, Math.max(at, 1)] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
]);
const ENGLISH_UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, k: 1000 };

const any = (words: Readonly<Record<string, unknown>>) => Object.keys(words).join('|');
const [digit, unit] = [any(THAI_DIGITS), any(THAI_UNITS)];
const DIGITS = String.raw`(?<![\d.,/])\d{1,3}(?:\.\d{1,2})?`;
/** "A little over a thousand" names no number, and พันธุ์ (breed) is a word. */
const THAI_END = '(?![\u0e30-\u0e3a\u0e47-\u0e4e]|ธ|กว่า|ต้น|ปลาย|นิด)';
const english = any(ENGLISH);

const THAI = new RegExp(
  `(?:ครึ่ง(?:${unit})|(?:(?:${digit})?(?:${unit}))+(?:${digit})?)${THAI_END}`,
  'gu',
);
const THAI_MIXED = new RegExp(String.raw`(?<number>${DIGITS})\s*(?<unit>${unit})${THAI_END}`, 'gu');
const IN_ENGLISH = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${english})(?:[\s-]+(?:and\s+)?(?:${english}|hundred|thousand))*(?![\p{L}\d])`,
  'giu',
);
const ENGLISH_MIXED = new RegExp(
  String.raw`(?<number>${DIGITS})\s*(?<unit>${any(ENGLISH_UNITS)})(?![\p{L}\d])`,
  'giu',
);

/** Numbers in words of either language, or of digits with a word: "ห้าร้อย", "2 พัน", "five hundred", "2k". */
export function numberWordsIn(text: string): readonly NumberWords[] {
  const read = (pattern: RegExp, valueOf: (match: RegExpExecArray) => number | undefined) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = valueOf(match);
      const to = match.index + match[0].length;
      return value === undefined ? [] : [{ from: match.index, to, value }];
    });
  const found = [
    ...read(THAI_MIXED, ({ groups }) => mixed(groups, THAI_UNITS)),
    ...read(ENGLISH_MIXED, ({ groups }) => mixed(groups, ENGLISH_UNITS)),
    ...read(THAI, ([said]) => thaiNumber(said)),
    ...read(IN_ENGLISH, ([said]) => englishNumber(said)),
  ];
  // The unit of "2 พัน" is no number of its own.
  return found.filter((one, at) =>
    found.slice(0, at).every(({ from, to }) => one.to <= from || one.from >= to),
  );
}

function mixed(
  groups: Readonly<Record<string, string>> | undefined,
  units: Readonly<Record<string, number>>,
): number {
  return Number(groups?.['number']) * (units[groups?.['unit']?.toLowerCase() ?? ''] ?? 1);
}

const HALF = 'ครึ่ง';
const THAI_PART = new RegExp(`(${digit})?(${unit})|(${digit})`, 'gu');

/** Undefined for units out of order, and for "a hundred and five", which may also be said of 150. */
function thaiNumber(said: string): number | undefined {
  if (said.startsWith(HALF)) return (THAI_UNITS[said.slice(HALF.length)] ?? 0) / 2;
  let [sum, last] = [0, Infinity];
  for (const [, count, named, rest] of said.matchAll(THAI_PART)) {
    const size = THAI_UNITS[named ?? ''];
    if (size === undefined) return last === 100 ? undefined : sum + restOf(rest, last);
    if (size >= last) return undefined;
    sum += (THAI_DIGITS[count ?? ''] ?? 1) * size;
    last = size;
  }
  return sum;
}

/** พันห้า is 1,500; สิบห้า is 15. */
function restOf(rest: string | undefined, last: number): number {
  return ((THAI_DIGITS[rest ?? ''] ?? 0) * last) / 10;
}

/** Undefined without "hundred" or "thousand": smaller numbers are said of ages and counts. */
function englishNumber(said: string): number | undefined {
  const words = said.toLowerCase().split(/[\s-]+/);
  if (!words.some((word) => word in ENGLISH_UNITS)) return undefined;
  let [sum, part] = [0, 0];
  for (const word of words) {
    if (word === 'hundred') part *= 100;
    else if (word === 'thousand') [sum, part] = [sum + part * 1000, 0];
    else part += ENGLISH[word] ?? 0;
  }
  return sum + part;
}
