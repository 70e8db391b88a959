/** Leading vowels, typed before their consonant. */
const LEADING = /[เแโใไ]/;
/** Vowels and marks that follow their consonant. */
const DEPENDENT = /[\u0e30-\u0e3a]|[\u0e47-\u0e4e]|\u0e45/;

const UPPER_LOWER = 'ัิีึืฺุูํ';
const TONES = '่้๊๋';
const SIGNS = '็์';

/**
 * Fixes common encoding errors: a sara am in two parts, two sara e for a sara ae, a tone mark before its vowel, and
 * repeated marks.
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

/** Whether a word may start here, without separating a vowel or mark from its consonant. */
function isEdge(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true;
  const silenced =
    text[at + 1] === '์' || (text[at + 2] === '์' && DEPENDENT.test(text[at + 1] ?? ''));
  return !DEPENDENT.test(text[at] ?? '') && !LEADING.test(text[at - 1] ?? '') && !silenced;
}

/** Possible cuts of Thai text, including both ends. */
export function edgesOf(text: string): number[] {
  const edges: number[] = [];
  for (let at = 0; at <= text.length; at += 1) if (isEdge(text, at)) edges.push(at);
  return edges;
}

export interface Cut {
  readonly text: string;
  /** False for text between known words. */
  readonly known: boolean;
}

/** Cost of a segmentation: few, long and known words are best. */
const COST = { word: 10, shortWord: 17, unknownStart: 12, unknownEdge: 14 };
/** Length of a short word, in characters. */
const SHORT = 2;

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly known: boolean;
}

/** Segments Thai text, which has no spaces, into known words and the text between them. */
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

/** Traces back from the end, merging adjacent unknown pieces. */
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

/** Cuts that a whole word may take in after the one where it begins. */
const ACROSS = 3;

/**
 * Cuts again where a word that must stay whole begins within a cut and ends with a later one, if known words remain
 * before it.
 */
export function keepWhole(
  cuts: readonly Cut[],
  isWhole: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): readonly Cut[] {
  for (const [at, { text }] of cuts.entries()) {
    if (isWhole(text)) continue;
    const whole = wholeFrom(cuts.slice(at, at + 1 + ACROSS), isWhole);
    const before = whole ? cutThai(text.slice(0, whole.edge), isKnown) : [];
    if (!whole || !before.every((cut) => cut.known)) continue;
    const rest = keepWhole(cuts.slice(at + whole.cuts), isWhole, isKnown);
    return [...cuts.slice(0, at), ...before, { text: whole.text, known: true }, ...rest];
  }
  return cuts;
}

/** The longest whole word that begins within the first cut and ends with another one. */
function wholeFrom(cuts: readonly Cut[], isWhole: (word: string) => boolean) {
  const [first, ...others] = cuts.map(({ text }) => text);
  if (first === undefined) return undefined;
  const candidates = others
    .flatMap((_, end) => {
      const after = others.slice(0, end + 1).join('');
      const edges = edgesOf(first).slice(1, -1);
      return edges.map((edge) => ({ edge, text: first.slice(edge) + after, cuts: end + 2 }));
    })
    .filter(({ text }) => isWhole(text));
  return candidates.toSorted((a, b) => b.text.length - a.text.length)[0];
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words of the segmenter; single consonants stay with the preceding word. */
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
