import type { Satang } from '../../../core/money.ts';
import { numberWordsIn } from './number-words.ts';
import {
  AMOUNT,
  AND,
  ANYTHING,
  CURRENCY,
  CURRENCY_BEFORE,
  DASH,
  DEVICE,
  GROWN,
  LEAD,
  LOOSE_END,
  MEASURED,
  TAIL_FROM,
  TAIL_UP_TO,
  UNIT,
  YOUNG,
} from './price-patterns.ts';

/** Prices that a query asks for; an end that it leaves open is absent. */
export interface PriceRange {
  readonly min?: Satang;
  readonly max?: Satang;
}

export interface PriceWords {
  readonly range: PriceRange;
  /** The query without its words of price; empty if it says nothing else. */
  readonly rest: string;
}

/** Same limit as of the filter, in baht (`docs/product/browse.md`, "Lists"). */
const MAX_BAHT = 1_000_000;
/** A smaller number without a currency is a count. */
const LEAST = 10;
/** "Around 300" is a range of this share about it. */
const AROUND = 0.2;
/** Ages of children, and of anyone. */
const CHILD = 20;
const OLDEST = 120;

/** Prices named in a query: "ไม่เกิน 300", "100-300 baht". Undefined if it names none. */
export function priceWordsOf(text: string): PriceWords | undefined {
  const folded = text.replaceAll(/[๐-๙]/g, (digit) =>
    String.fromCodePoint((digit.codePointAt(0) ?? 0) - THAI_ZERO + ZERO),
  );
  const amounts = amountsOf(folded);
  const named: Named[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const start = named.at(-1)?.to ?? 0;
    const pair = rangeAt(folded, amounts, at, start);
    const one = pair ?? priceAt(folded, amounts[at], start);
    if (one) named.push(one);
    if (pair) at += 1;
  }
  return named.length === 0 ? undefined : { range: together(named), rest: restOf(text, named) };
}

/** The number belongs to the one before it, as in a phone number. */
const PART = /\d[-–—]$/;
const ZERO = 48;
const THAI_ZERO = 0x0e_50;

interface Amount {
  readonly from: number;
  readonly to: number;
  readonly price: Satang;
  readonly hasCurrency: boolean;
}

/** A price with the part of the text that names it. */
interface Named {
  readonly from: number;
  readonly to: number;
  readonly range: PriceRange;
}

/** In digits and in words, in the order of the text. */
function amountsOf(text: string): readonly Amount[] {
  const words = numberWordsIn(text).flatMap(({ from, to, value }) => {
    const before = CURRENCY_BEFORE.exec(text.slice(0, from))?.[0] ?? '';
    const after = CURRENCY.exec(text.slice(to))?.[0] ?? '';
    const end = to + after.length;
    const price = Math.round(value * 100);
    const hasCurrency = before !== '' || after !== '';
    return value > MAX_BAHT ? [] : [{ from: from - before.length, to: end, price, hasCurrency }];
  });
  const isApart = (one: Amount) => words.every(({ from, to }) => one.to <= from || one.from >= to);
  return [...words, ...digitsOf(text).filter(isApart)].toSorted((a, b) => a.from - b.from);
}

function digitsOf(text: string): readonly Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { number = '', decimals = '', before, after } = match.groups ?? {};
    const baht = Number(number.replaceAll(',', '') + decimals);
    if (baht > MAX_BAHT) return [];
    const to = match.index + match[0].length;
    const hasCurrency = before !== undefined || after !== undefined;
    return { from: match.index, to, price: Math.round(baht * 100), hasCurrency };
  });
}

/** Words around one amount, or around the two of a range. */
interface Around {
  /** Where the words that say which price begin. */
  readonly from: number;
  readonly said: Said;
  readonly before: string;
  readonly after: string;
}

/** @param start the end of the price before, whose words are not read again */
function around(text: string, start: number, from: number, to: number): Around {
  const lead = LEAD.exec(text.slice(start, from));
  const begin = start + (lead?.index ?? from - start);
  const said = lead?.groups ?? {};
  return { from: begin, said, before: text.slice(start, begin), after: text.slice(to) };
}

/** Two amounts joined as a range: "100-300 baht", "between 100 and 300". */
function rangeAt(
  text: string,
  amounts: readonly Amount[],
  at: number,
  start: number,
): Named | undefined {
  const [low, high] = [amounts[at], amounts[at + 1]];
  if (!low || !high) return undefined;
  const words = around(text, start, low.from, high.to);
  const isBetween = words.said['between'] !== undefined;
  const isJoined = (isBetween ? AND : DASH).test(text.slice(low.to, high.from));
  const hasCurrency = low.hasCurrency || high.hasCurrency;
  if (!isJoined || !isPrice({ ...low, hasCurrency }, words, isBetween)) return undefined;
  const range = { min: Math.min(low.price, high.price), max: Math.max(low.price, high.price) };
  return { from: words.from, to: high.to, range };
}

function priceAt(text: string, amount: Amount | undefined, start: number): Named | undefined {
  if (!amount) return undefined;
  const words = around(text, start, amount.from, amount.to);
  const { from, said, after } = words;
  const isLimit = (said['upTo'] ?? said['from']) !== undefined;
  if (!isPrice(amount, words, isLimit)) return undefined;
  const tail = (TAIL_FROM.exec(after) ?? TAIL_UP_TO.exec(after))?.[0] ?? '';
  return { from, to: amount.to + tail.length, range: limitOf(said, after)(amount.price) };
}

function isPrice(amount: Amount, { said, before, after }: Around, isLimit: boolean): boolean {
  if (PART.test(before)) return false;
  if (amount.hasCurrency) return true;
  if (UNIT.test(after)) return false;
  return said['noun'] !== undefined || (isLimit && isPlain(before, amount));
}

type Said = Readonly<Record<string, string | undefined>>;

/** A price alone is a budget. */
function limitOf(said: Said, after: string): (price: Satang) => PriceRange {
  const isFrom = (said['from'] ?? said['weakFrom']) !== undefined || TAIL_FROM.test(after);
  if (isFrom) return (min) => ({ min });
  if (said['about'] !== undefined)
    return (price) => ({
      min: Math.round(price * (1 - AROUND)),
      max: Math.min(Math.round(price * (1 + AROUND)), MAX_BAHT * 100),
    });
  return (max) => ({ max });
}

/** Whether a limit without a currency speaks of a price, and not of an age or a measured value. */
function isPlain(before: string, { price }: Amount): boolean {
  const baht = price / 100;
  if (baht < LEAST || (MEASURED.test(before) && !DEVICE.test(before))) return false;
  return !(baht < OLDEST && GROWN.test(before)) && !(baht < CHILD && YOUNG.test(before));
}

/** "Over 100" and "under 300" together; the wrong way round they are swapped. */
function together(named: readonly Named[]): PriceRange {
  const mins = named.flatMap(({ range }) => range.min ?? []);
  const maxs = named.flatMap(({ range }) => range.max ?? []);
  const [min, max] = [Math.max(...mins), Math.min(...maxs)];
  if (mins.length === 0) return { max };
  if (maxs.length === 0) return { min };
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

/** Cuts the prices out; the digits of the rest stay as typed. */
function restOf(text: string, named: readonly Named[]): string {
  const starts = [0, ...named.map(({ to }) => to)];
  const parts = starts.map((start, at) =>
    text
      .slice(start, named[at]?.from ?? text.length)
      .replace(at < named.length ? LOOSE_END : '', ''),
  );
  const rest = parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  return ANYTHING.test(rest) ? '' : rest;
}
