import { integer, mulberry32, pick, seedOf } from '../products/random.ts';
import type { ProductSeed } from '../types.ts';
import { starsOf, type Reviewed } from './figures.ts';
import { authorOf } from './people.ts';
import type { Talk } from './talk.ts';
import { beautyTalk } from './talk-beauty.ts';
import { homeTalk } from './talk-home.ts';
import { createDeck, joinEnglish, joinThai, sentencesOf, type Length, type Pen } from './write.ts';

export interface ReviewSeed {
  readonly productId: number;
  readonly author: string;
  readonly rating: number;
  readonly body: string;
  readonly language: 'en' | 'th';
  readonly photos: readonly string[];
  readonly verified: boolean;
  readonly helpful: number;
  readonly createdAt: Date;
}

const DAY_MS = 86_400_000;
const YEARS_MS = 730 * DAY_MS;
const MAX_PHOTOS = 6;

const talkOf: ReadonlyMap<number, Talk> = new Map(
  [...beautyTalk, ...homeTalk].flatMap((one) => one.departments.map((id) => [id, one] as const)),
);

/** All reviews of a product, unsorted; deterministic for a given `now`. */
export function reviewsOf(
  product: Reviewed & Pick<ProductSeed, 'departmentId' | 'createdAt'>,
  now: Date,
): readonly ReviewSeed[] {
  const talk = talkOf.get(product.departmentId);
  if (!talk) return [];
  const random = mulberry32(seedOf(product.id, 517));
  const desk = {
    random,
    talk,
    draw: createDeck(random),
    women: womenOf(product.departmentId),
    written: new Set<string>(),
  };
  const oldest = oldestOf(product.createdAt, now);
  let photos = 0;
  return starsOf(product).map((rating) => {
    const { length, ...text } = writeUnlike(desk, rating);
    const createdAt = new Date(oldest + Math.floor(random() * (now.getTime() - oldest)));
    const pictured = length !== 'short' && random() < 0.13 ? integer(random, 1, 3) : 0;
    const first = photos + 1;
    photos = Math.min(MAX_PHOTOS, photos + pictured);
    return {
      productId: product.id,
      rating,
      ...text,
      photos: photoNames(product.id, first, photos),
      verified: random() < 0.9,
      helpful: helpfulOf(length, now.getTime() - createdAt.getTime(), random),
      createdAt,
    };
  });
}

interface Desk extends Pick<Pen, 'random' | 'draw'> {
  readonly talk: Talk;
  readonly women: number;
  readonly written: Set<string>;
}

const ATTEMPTS = 20;

/** Retries until the text differs from the product's other reviews. */
function writeUnlike(desk: Desk, rating: number) {
  let review = writeOne(desk, rating);
  for (let n = 0; n < ATTEMPTS && desk.written.has(review.body); n += 1) {
    review = writeOne(desk, rating);
  }
  desk.written.add(review.body);
  return review;
}

function writeOne({ random, talk, draw, women }: Desk, rating: number) {
  const language = random() < 0.33 ? ('en' as const) : ('th' as const);
  const author = authorOf(random, language, women);
  const length = lengthOf(random);
  const sentences = sentencesOf({ language, words: talk[language], random, draw }, rating, length);
  const body =
    language === 'th'
      ? joinThai(sentences, author.particle, random)
      : joinEnglish(sentences, rating, random);
  return { author: author.name, language, body, length };
}

function lengthOf(random: () => number): Length {
  const draw = random();
  if (draw < 0.2) return 'short';
  if (draw < 0.64) return 'medium';
  return draw < 0.9 ? 'long' : 'paragraph';
}

function womenOf(departmentId: number): number {
  const category = Math.floor(departmentId / 100);
  if (category === 9 || departmentId === 1002) return 20;
  if (category === 2 || departmentId === 806) return 96;
  if (departmentId === 1105) return 40;
  return category === 11 ? 90 : 68;
}

/** Earliest review: after the first sale, at most two years ago. */
function oldestOf(createdAt: string, now: Date): number {
  const sold = Math.max(Date.parse(createdAt), now.getTime() - YEARS_MS);
  return Math.min(sold, now.getTime() - 7 * DAY_MS);
}

function photoNames(productId: number, first: number, last: number): readonly string[] {
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `review-${String(productId)}-${String(first + index)}`,
  );
}

const WEIGHT: Readonly<Record<Length, number>> = { short: 4, medium: 14, long: 26, paragraph: 48 };

/** Helpful votes: grow with length and age; most reviews have none. */
function helpfulOf(length: Length, ageMs: number, random: () => number): number {
  const time = Math.min(1, ageMs / (120 * DAY_MS));
  return Math.floor(random() ** pick(random, [2, 4]) * WEIGHT[length] * time);
}
