import { pick, shuffle } from '../products/random.ts';
import { generalEn, generalTh, type General } from './general.ts';
import type { Words } from './talk.ts';

export type Length = 'short' | 'medium' | 'long' | 'paragraph';

export interface Pen {
  readonly language: 'en' | 'th';
  readonly words: Words;
  readonly random: () => number;
  /** Draws a phrase unused by this product's reviews, while there is one. */
  readonly draw: (pool: readonly string[]) => string;
}

/** Draws each phrase of a pool once, in random order, before repeating. */
export function createDeck(random: () => number): Pen['draw'] {
  const decks = new Map<readonly string[], string[]>();
  return (pool) => {
    const left = decks.get(pool) ?? [];
    const next = left.length > 0 ? left : shuffle(random, [...pool]);
    decks.set(pool, next);
    return vary(next.pop() ?? '', random);
  };
}

/** Chooses one wording in each pair of brackets. */
function vary(phrase: string, random: () => number): string {
  return phrase
    .replace(/\(([^()]*)\)/g, (_, choices: string) => pick(random, choices.split('|')))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Sentences of a review with this many stars. */
export function sentencesOf(pen: Pen, stars: number, length: Length): readonly string[] {
  const general = pen.language === 'th' ? generalTh : generalEn;
  if (stars >= 4) return praise(pen, general, stars, length);
  return stars === 3 ? shrug(pen, general, length) : complaint(pen, general, length);
}

function praise(pen: Pen, general: General, stars: number, length: Length): readonly string[] {
  const { draw, random, words } = pen;
  if (length === 'short') return [draw(general.short)];
  const extra = () => draw(pick(random, [general.delivery, general.price, general.again]));
  const good = () => draw(words.good);
  const last = stars === 4 && random() < 0.5 ? but(pen, good()) : good();
  if (length === 'medium') {
    const pattern = random();
    if (pattern < 0.4) return [last, extra()];
    return pattern < 0.75 ? [draw(general.open), last] : [good(), last];
  }
  const opening = [draw(general.open), good(), last];
  if (length === 'long') return [...opening, extra()];
  const ending = [draw(general.price), draw(general.delivery), draw(general.again)];
  return [...opening, ...ending];
}

function shrug(pen: Pen, general: General, length: Length): readonly string[] {
  const { draw, random, words } = pen;
  if (length === 'short') return [draw(general.shortFair)];
  const both = but(pen, draw(words.good));
  if (length === 'medium') return random() < 0.5 ? [both] : [draw(general.openFair), both];
  return [draw(general.openFair), both, draw(random() < 0.5 ? general.trouble : general.delivery)];
}

function complaint(pen: Pen, general: General, length: Length): readonly string[] {
  const { draw, random, words } = pen;
  if (length === 'short') return [draw(general.shortBad)];
  const wrong = draw(random() < 0.6 ? words.bad : general.trouble);
  if (length === 'medium') return [draw(general.openBad), wrong];
  return [draw(general.openBad), draw(words.bad), draw(general.trouble), draw(general.never)];
}

function but({ language, words, draw }: Pen, good: string): string {
  const bad = draw(words.bad);
  if (language === 'th') return `${good} แต่${bad}`;
  return /\bbut\b/.test(good) ? `${good}. only ${bad}` : `${good}, but ${bad}`;
}

/** Joins with spaces, since Thai has no full stop; some sentences end politely. */
export function joinThai(
  sentences: readonly string[],
  particle: string,
  random: () => number,
): string {
  const last = sentences.length - 1;
  const text = sentences
    .map((sentence, index) =>
      random() < (index === last ? 0.65 : 0.2) ? `${sentence}${particle}` : sentence,
    )
    .join(' ');
  return random() < 0.02 ? `${text} 555` : text;
}

export function joinEnglish(
  sentences: readonly string[],
  stars: number,
  random: () => number,
): string {
  const careless = random() < 0.1;
  const end = pick(random, ['.', '.', '.', '.', stars === 5 ? '!' : '.', '']);
  const text = sentences.flatMap((sentence) => sentence.split('. ')).join('. ');
  if (careless) return text;
  return `${text.replace(/(^|\. )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())}${end}`;
}
