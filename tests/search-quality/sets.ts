import { complaintsEnglish, complaintsThai } from './complaints.ts';
import { conceptsEnglish, conceptsThai } from './concepts.ts';
import {
  formedComplaintsEnglish,
  formedComplaintsThai,
  likelyUnsold,
  mixedEnglish,
  mixedThai,
} from './likely-kinds.ts';
import { judgedEnglish, judgedThai, unknown, unserved } from './judged.ts';
import { kindsEnglish } from './kinds-english.ts';
import { kindsThai } from './kinds-thai.ts';
import {
  pricedComplaintsEnglish,
  pricedComplaintsThai,
  pricedEnglish,
  pricedThai,
} from './priced.ts';
import { unknownEnglish, unknownThai } from './unknown.ts';

const THAI = /[\u0e00-\u0e7f]/;
const nothing = [...unknown, ...unserved].map((query) => `${query} | nothing`);
const isNothing = (row: string) => row.endsWith(' | nothing');
const sold = (rows: readonly string[]) => rows.filter((row) => !isNothing(row));
const unsold = (rows: readonly string[]) => rows.filter(isNothing);
const isThai = (row: string) => THAI.test(row);

/** About every tenth query is kept aside: it is measured, but rules are not changed for it. */
const ASIDE = 10;

/** Judged rows of a language, each query once. */
export interface JudgedSet {
  readonly locale: 'en' | 'th';
  readonly articles: readonly string[];
  readonly complaints: readonly string[];
  readonly unknown: readonly string[];
}

/** A complaint is judged by the purposes of products. */
const without = (rows: readonly string[], others: readonly string[]) => {
  const queries = new Set(others.map((row) => row.split(' | ')[0]));
  return rows.filter((row) => !queries.has(row.split(' | ')[0]));
};

const once = (rows: readonly string[]) => [
  ...new Map(rows.map((row) => [row.split(' | ')[0], row])).values(),
];

export const SETS: Readonly<Record<string, JudgedSet>> = {
  Thai: {
    locale: 'th',
    articles: without(
      once([...judgedThai, ...kindsThai, ...conceptsThai, ...mixedThai, ...sold(pricedThai)]),
      complaintsThai,
    ),
    complaints: once([...complaintsThai, ...formedComplaintsThai, ...pricedComplaintsThai]),
    unknown: without(
      once([
        ...nothing.filter(isThai),
        ...unknownThai,
        ...likelyUnsold.filter(isThai),
        ...unsold(pricedThai),
      ]),
      complaintsThai,
    ),
  },
  English: {
    locale: 'en',
    articles: without(
      once([
        ...judgedEnglish,
        ...kindsEnglish,
        ...conceptsEnglish,
        ...mixedEnglish,
        ...sold(pricedEnglish),
      ]),
      complaintsEnglish,
    ),
    complaints: once([
      ...complaintsEnglish,
      ...formedComplaintsEnglish,
      ...pricedComplaintsEnglish,
    ]),
    unknown: without(
      once([
        ...nothing.filter((row) => !isThai(row)),
        ...unknownEnglish,
        ...likelyUnsold.filter((row) => !isThai(row)),
        ...unsold(pricedEnglish),
      ]),
      complaintsEnglish,
    ),
  },
};

/** By the query's own letters, so that adding or removing rows moves no other query. */
export function parted(rows: readonly string[]) {
  const isAside = (row: string) => hashOf(row.split(' | ')[0] ?? '') % ASIDE === 0;
  return {
    open: rows.filter((row) => !isAside(row)),
    aside: rows.filter(isAside),
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}
