/** Leading vowels, which are typed before the consonant they belong to. */
const LEADING = /[เแโใไ]/;
/** Vowels and marks that belong to the consonant before them. */
const DEPENDENT = /[\u0e30-\u0e3a]|[\u0e47-\u0e4e]|\u0e45/;

const UPPER_LOWER = 'ัิีึืฺุูํ';
const TONES = '่้๊๋';
const SIGNS = '็์';

/**
 * What keyboards and old programs mix up: a sara am in two parts, two sara e for a sara ae, a tone mark before
 * its vowel, and marks typed twice.
 */
export function repairThai(text: string): string {
  return text
    .replaceAll('เเ', 'แ')
    .replaceAll(new RegExp(`([${TONES}]+)([${UPPER_LOWER}]+)`, 'g'), '$2$1')
    .replaceAll(new RegExp(`([${UPPER_LOWER}${TONES}${SIGNS}])\\1+`, 'g'), '$1')
    .replaceAll(new RegExp(`ํ([${TONES}]*)า`, 'g'), '$1ำ')
    .replaceAll(new RegExp(`ำ([${TONES}]+)`, 'g'), '$1ำ')
    .replaceAll(new RegExp(`([${TONES}])[${TONES}]+`, 'g'), '$1')
    .replaceAll(/([ะาำ])\1+/g, '$1');
}

/** Whether a word may begin at this place: no vowel or mark is torn from its consonant. */
function isEdge(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true;
  const silenced =
    text[at + 1] === '์' || (text[at + 2] === '์' && DEPENDENT.test(text[at + 1] ?? ''));
  return !DEPENDENT.test(text[at] ?? '') && !LEADING.test(text[at - 1] ?? '') && !silenced;
}

/** The places at which Thai text may be cut, from its beginning to its end. */
export function edgesOf(text: string): number[] {
  const edges: number[] = [];
  for (let at = 0; at <= text.length; at += 1) if (isEdge(text, at)) edges.push(at);
  return edges;
}

export interface Cut {
  readonly text: string;
  /** False for what lies between known words. */
  readonly known: boolean;
}

/** What a way of cutting costs: few, long and known words are best. */
const COST = { word: 10, shortWord: 17, unknownStart: 12, unknownEdge: 14 };
/** As many characters as a short word has. */
const SHORT = 2;

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly known: boolean;
}

/** Cuts Thai text, which has no blanks between words, into known words and what lies between them. */
export function cutThai(text: string, isKnown: (word: string, atEnd: boolean) => boolean): Cut[] {
  const edges = edgesOf(text);
  const best: Step[] = [{ cost: 0, from: 0, known: true }];
  for (let end = 1; end < edges.length; end += 1) {
    let step: Step = { cost: Infinity, from: end - 1, known: false };
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const word = text.slice(edges[start], edges[end]);
      const known = isKnown(word, end === edges.length - 1);
      if (!known && start < end - 1) continue;
      const cost = before.cost + (known ? costOf(word) : unknownCost(before, start));
      if (cost < step.cost) step = { cost, from: start, known };
    }
    best.push(step);
  }
  return trace(text, edges, best);
}

function costOf(word: string): number {
  return word.length <= SHORT ? COST.shortWord : COST.word;
}

function unknownCost(before: Step, start: number): number {
  const goesOn = start > 0 && !before.known;
  return COST.unknownEdge + (goesOn ? 0 : COST.unknownStart);
}

/** Back from the end; neighbours that are unknown are one piece. */
function trace(text: string, edges: readonly number[], best: readonly Step[]): Cut[] {
  const cuts: Cut[] = [];
  for (let end = edges.length - 1; end > 0;) {
    const { from, known } = best[end] ?? { from: 0, known: false };
    const piece = text.slice(edges[from], edges[end]);
    const next = cuts[0];
    if (!known && next?.known === false) cuts[0] = { text: piece + next.text, known };
    else cuts.unshift({ text: piece, known });
    end = from;
  }
  return cuts;
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** The segmenter's words; what it splits off as a single consonant stays with what comes before. */
export function segmentThai(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = words.length - 1;
    const torn = segment.length === 1 || DEPENDENT.test(segment[0] ?? '');
    if (torn && last >= 0) words[last] = `${words[last] ?? ''}${segment}`;
    else words.push(segment);
  }
  return words;
}
