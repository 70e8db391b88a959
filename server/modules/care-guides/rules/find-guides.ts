import { URGENCIES } from '../../../../lib/care-guides/contract.ts';
import { COMPLAINTS } from '../../../../lib/health/complaints.ts';
import { CONDITIONS } from '../../../../lib/health/conditions.ts';
import { otherLayouts } from '../../../../lib/format/keyboard.ts';
import { isMedicalTerm } from '../../search/rules/medical.ts';
import { normalize } from '../../search/rules/normalize.ts';
import { nearest } from '../../search/rules/similar.ts';
import { cutThai, segmentThai } from '../../search/rules/thai.ts';
import { piecesOf, singular } from '../../search/rules/words.ts';
import { GUIDES } from '../guides/all.ts';
import type { Guide } from '../guides/guide.ts';
import { OTHER, otherComplaint } from '../guides/other.ts';

/** A guide with the words of the query that name it. */
export interface NamedGuide {
  readonly guide: Guide;
  /** Whether the query names this complaint and nothing else. */
  readonly alone: boolean;
}

/** Limit of guides per query. */
const MOST = 2;
/** Shorter words are parts of others (ไอ of ไอศกรีม) or have other meanings ("cold", "cut"). */
const LONG = { thai: 4, latin: 5 };
/** Words of the longest English complaint. */
const MAX_PHRASE = 5;

/** Words around a complaint that name nothing else. */
const AROUND = new Set(
  [
    'ยา, แก้, ยาแก้, ยาทา, ยากิน, อาการ, บรรเทา, รักษา, วิธี, วิธีแก้, วิธีรักษา, เป็น, มี, มาก, หาย, ทำไง, ทำยังไง, กินยาอะไร, กินอะไรดี, ใช้อะไรดี, อะไรดี, ยาอะไร, โรค, เด็ก, ลูก, และ, กับ, ร่วมกับ',
    'medicine, medication, relief, remedy, remedies, reducer, reliever, treatment, cure, help, for, against, with, and, my, i, have, a, an, the, of, in, tablet, pill, how, to, treat, what, is, good, best',
  ]
    .join(', ')
    .split(', ')
    .map(normalize),
);

const byWord: ReadonlyMap<string, Guide> = new Map(
  GUIDES.flatMap((guide) => guide.words.map((word) => [normalize(word), guide])),
);
const spellings = [...byWord.keys()].map((word) => ({ word, products: 0 }));

const complaints: ReadonlySet<string> = new Set(
  [...COMPLAINTS, ...CONDITIONS.flatMap(({ en, th, also }) => [en, th, ...also])].map(normalize),
);

/**
 * Guides for the complaints that a query names, the most urgent first. A complaint without a guide gets general
 * advice; a misspelt one is recognised only if the query says nothing else.
 */
export function guidesFor(query: string): readonly NamedGuide[] {
  for (const text of [query, ...otherLayouts(query)]) {
    const found = inText(normalize(text));
    if (found.length > 0) return found;
  }
  return misspelt(normalize(query));
}

interface Found {
  readonly guide: Guide;
  readonly word: string;
}

function inText(text: string): readonly NamedGuide[] {
  const stretches = stretchesOf(text).map((stretch) =>
    stretch.thai ? inThai(stretch.text) : inLatin(stretch.text.split(' ')),
  );
  const isAlone = stretches.every(({ rest }) => !rest);
  const found = stretches.flatMap(({ found: some }) => some);
  const said = found.filter(({ guide, word }) => isAlone || (isLong(word) && guide.id !== OTHER));
  const guides = new Map(said.map(({ guide }) => [guide.id, { guide, alone: isAlone }]));
  return [...guides.values()].toSorted(byUrgency).slice(0, MOST);
}

function byUrgency({ guide: a }: NamedGuide, { guide: b }: NamedGuide): number {
  return URGENCIES.indexOf(b.urgency) - URGENCIES.indexOf(a.urgency);
}

function isLong(word: string): boolean {
  return word.length >= (/[\u0e00-\u0e7f]/.test(word) ? LONG.thai : LONG.latin);
}

/** Thai without spaces, and runs of words of other scripts. */
function stretchesOf(text: string): readonly { text: string; thai: boolean }[] {
  const stretches: { text: string; thai: boolean }[] = [];
  for (const piece of piecesOf(text)) {
    const last = stretches.at(-1);
    if (last && !last.thai && !piece.thai) last.text += ` ${piece.text}`;
    else stretches.push({ ...piece });
  }
  return stretches;
}

interface Read {
  readonly found: readonly Found[];
  /** Whether it names something besides complaints. */
  readonly rest: boolean;
}

function inThai(text: string): Read {
  const cuts = cutThai(text, (word) => byWord.has(word) || AROUND.has(word) || isMedicalTerm(word));
  const rest = cuts.some((cut) => guideOf(cut.text) === undefined && !AROUND.has(cut.text));
  const edges = edgesOfWords(text);
  let at = 0;
  const found = cuts.flatMap((cut): Found[] => {
    const whole = edges.has(at) && edges.has(at + cut.text.length);
    at += cut.text.length;
    const guide = guideOf(cut.text);
    // หวัด inside จังหวัด (province) is no word.
    return guide && (whole || !rest) ? [{ guide, word: cut.text }] : [];
  });
  return { found, rest };
}

function edgesOfWords(text: string): ReadonlySet<number> {
  const edges = new Set([0]);
  let at = 0;
  for (const word of segmentThai(text)) edges.add((at += word.length));
  return edges;
}

function inLatin(words: readonly string[]): Read {
  const found: Found[] = [];
  let rest = false;
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase) found.push(phrase);
    else rest ||= !AROUND.has(words[at] ?? '') && !AROUND.has(singular(words[at] ?? ''));
    at += phrase ? phrase.words : 1;
  }
  return { found, rest };
}

/** The longest complaint from here on. */
function phraseAt(words: readonly string[], at: number) {
  for (let count = Math.min(MAX_PHRASE, words.length - at); count > 0; count -= 1) {
    const said = words.slice(at, at + count);
    const word = said.join(' ');
    const guide =
      guideOf(word) ?? guideOf([...said.slice(0, -1), singular(said.at(-1) ?? '')].join(' '));
    if (guide) return { guide, word, words: count };
  }
  return undefined;
}

function guideOf(word: string): Guide | undefined {
  return byWord.get(word) ?? (complaints.has(word) ? otherComplaint(word) : undefined);
}

function misspelt(text: string): readonly NamedGuide[] {
  const near = isLong(text) ? nearest(text, spellings) : undefined;
  const guide = near && byWord.get(near.word);
  return guide ? [{ guide, alone: true }] : [];
}
