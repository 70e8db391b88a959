import { normalize } from '../../search/rules/normalize.ts';
import { GUIDES } from '../guides/all.ts';
import type { Guide } from '../guides/guide.ts';
import { OTHER } from '../guides/other.ts';
import { guidesFor } from './find-guides.ts';

/** A guide with a search that leads to it. */
export interface BegunGuide {
  readonly guide: Guide;
  readonly keyword: string;
}

/** Shorter beginnings are of too many words. */
const BEGINNING = { thai: 2, latin: 3 };
const THAI = /[\u0e00-\u0e7f]/;

const wordsOf = new Map(
  GUIDES.map((guide) => [guide, guide.words.map((word) => [word, normalize(word)] as const)]),
);

/** Guides for the complaints that a text names, then those for complaints that it is the beginning of. */
export function guidesBegun(text: string): readonly BegunGuide[] {
  const typed = normalize(text);
  const isThai = THAI.test(typed);
  if (typed.length < (isThai ? BEGINNING.thai : BEGINNING.latin)) return [];
  const named = guidesFor(text).flatMap(({ guide }) => {
    const word = guide.id === OTHER ? undefined : wordIn(guide, isThai);
    return word === undefined ? [] : [{ guide, keyword: word }];
  });
  const begun = GUIDES.flatMap((guide) => {
    const begins = wordsOf.get(guide)?.find(([, word]) => word.startsWith(typed));
    return begins ? [{ guide, keyword: begins[0] }] : [];
  });
  const all = [...named, ...begun];
  return all.filter(({ guide }, at) => all.findIndex((one) => one.guide === guide) === at);
}

/** The first of its words in the script that was typed. */
function wordIn({ words }: Guide, thai: boolean): string | undefined {
  return words.find((word) => THAI.test(word) === thai);
}
