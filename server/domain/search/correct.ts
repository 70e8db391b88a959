import { otherLayout } from './keyboard.ts';
import { normalize } from './normalize.ts';
import type { Dictionary } from './ports.ts';
import { nearest } from './similar.ts';
import { understand, type Term } from './understand.ts';

const THAI = /[\u0e00-\u0e7f]/;

/** Fewer words are all meant; more are no query. */
const MIN_TERMS = 3;
const MAX_TERMS = 5;

/** Shorter text is a known word by chance. */
const MIN_LETTERS = 3;

/**
 * Other wordings of a query, the likeliest first: typed in the other keyboard layout, when that consists of
 * known words, spelt right, and without the words that nothing is like.
 *
 * @param nothingFound whether to leave out words that are known, too
 */
export async function* wordingsOf(
  text: string,
  dictionary: Dictionary,
  nothingFound: boolean,
): AsyncGenerator<string, undefined> {
  const switched = await repairLayout(text, dictionary);
  if (switched !== undefined) yield switched;
  const terms = await understand(text, dictionary);
  if (terms.every(isKnown)) {
    const plain = terms.map(inPlainWords);
    const commoner = await repairSpelling(plain, dictionary, RARE);
    const wordings = new Set([join(plain), join(commoner)]);
    yield* [...wordings].filter((wording) => wording !== normalize(text));
    if (nothingFound) yield* shorter(plain);
    return;
  }
  const spelt = await repairSpelling(terms, dictionary, UNKNOWN);
  const kept = spelt.filter(isKnown);
  if (kept.length * 2 < spelt.length || join(kept).length < MIN_LETTERS) return;
  yield join(kept);
}

/** Of several known words that no product has together, all but one; the first ones say most. */
function shorter(terms: readonly Term[]): string[] {
  if (terms.length < MIN_TERMS || terms.length > MAX_TERMS) return [];
  return terms.map((_, index) => join(terms.toSpliced(-1 - index, 1)));
}

function isKnown({ alternatives }: Term): boolean {
  return alternatives.length > 0;
}

/** A synonym as the catalogue has it, in the script in which it was typed. */
function inPlainWords(term: Term): Term {
  const { text, alternatives } = term;
  const words = alternatives.map((one) => one.join(' '));
  if (words.includes(text)) return term;
  const plain = words.find((one) => THAI.test(one) === THAI.test(text));
  return plain === undefined ? term : { ...term, text: plain };
}

async function repairLayout(text: string, dictionary: Dictionary): Promise<string | undefined> {
  const switched = normalize(otherLayout(text) ?? '');
  if (switched.length < MIN_LETTERS) return undefined;
  for (const begun of [false, true]) {
    const terms = await understand(switched, dictionary, begun);
    if (terms.length > 0 && terms.every(isKnown)) return switched;
  }
  return undefined;
}

/** Text with more words that nobody knows is not a query; each would be compared with the vocabulary. */
const MAX_DOUBTS = 4;

interface Doubt {
  /** The words that may be misspelt. */
  readonly of: (term: Term) => boolean;
  /** In how many products another word must be to be preferred. */
  readonly products: number;
}

const UNKNOWN: Doubt = { of: (term) => !isKnown(term), products: 0 };
/** A word that hardly any product has may be a mistake that a name happens to contain. */
const RARE: Doubt = { of: (term) => term.rare, products: 40 };

/** Doubtful words are replaced by what was probably meant, in Thai together with a neighbour if that fits better. */
async function repairSpelling(
  terms: readonly Term[],
  dictionary: Dictionary,
  doubt: Doubt,
): Promise<readonly Term[]> {
  if (terms.filter(doubt.of).length > MAX_DOUBTS) return terms;
  const repaired = [...terms];
  for (let at = repaired.length - 1; at >= 0; at -= 1) {
    const term = repaired[at];
    if (term === undefined || !doubt.of(term) || /\d/.test(term.text)) continue;
    const repair = await bestRepair(repaired, at, dictionary);
    if (repair === undefined || repair.products < doubt.products) continue;
    const text = await canonical(repair.word, dictionary);
    const glued = repair.terms[0]?.glued ?? false;
    repaired.splice(repair.from, repair.terms.length, {
      text,
      alternatives: [[text]],
      glued,
      rare: false,
    });
  }
  return repaired;
}

/** A synonym may be another misspelling: what it stands for in the same script is what is shown. */
async function canonical(word: string, dictionary: Dictionary): Promise<string> {
  const entry = (await dictionary.lookUp([word])).get(word);
  if (entry === undefined || entry.products > 0) return word;
  return entry.means.find((means) => THAI.test(means) === THAI.test(word)) ?? word;
}

async function bestRepair(terms: readonly Term[], at: number, dictionary: Dictionary) {
  const repairs = await Promise.all(
    spansAround(terms, at).map(async ([from, to]) => {
      const said = terms.slice(from, to + 1);
      const text = said.map((term) => term.text).join('');
      const found = nearest(text, await dictionary.similar(text));
      return found ? [{ from, terms: said, ...found }] : [];
    }),
  );
  return repairs.flat().toSorted((a, b) => a.score - b.score)[0];
}

/** The term, with its neighbours, and with all before or after it that has no blank in between. */
function spansAround(terms: readonly Term[], at: number): [from: number, to: number][] {
  let first = at;
  while (first > 0 && terms[first]?.glued) first -= 1;
  let last = at;
  while (terms[last + 1]?.glued) last += 1;
  const froms = [at, Math.max(first, at - 1), first];
  const tos = [at, Math.min(last, at + 1), last];
  const spans = new Map(
    froms.flatMap((from) =>
      tos.map((to) => [`${String(from)}-${String(to)}`, [from, to]] as const),
    ),
  );
  return [...spans.values()].map(([from, to]) => [from, to]);
}

function join(terms: readonly Term[]): string {
  return terms.reduce(
    (text, term) => `${text}${term.glued || text === '' ? '' : ' '}${term.text}`,
    '',
  );
}
