import { describe, expect, it } from 'vitest';
import { categories } from '../categories.ts';
import { readSceneName } from '../../pictures/scenes/names.ts';
import { generateProducts } from '../products/generate.ts';
import { ratingOf, REVIEWED_PRODUCTS } from './figures.ts';
import { reviewsOf } from './generate.ts';
import { beautyTalk } from './talk-beauty.ts';
import { homeTalk } from './talk-home.ts';

const DAY_MS = 86_400_000;
const THAI = /[\u0e00-\u0e7f]/;
const now = new Date('2026-11-20T03:00:00Z');
const products = generateProducts(1_000);
const shelves = products.map((product) => ({ product, reviews: reviewsOf(product, now) }));
const all = shelves.flatMap(({ reviews }) => reviews);
const share = (test: (review: (typeof all)[number]) => boolean) =>
  all.filter(test).length / all.length;

describe('talk', () => {
  it('knows every department once', () => {
    const known = [...beautyTalk, ...homeTalk].flatMap((talk) => talk.departments);
    const ids = categories.flatMap(({ departments }) => departments.map(({ id }) => id));
    expect(known.toSorted()).toEqual(ids.toSorted());
  });
});

describe('reviews of a thousand products', () => {
  it('are ten to fifteen thousand, the same ones each time', () => {
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.length).toBeLessThan(15_000);
    const [first] = products;
    if (first) expect(reviewsOf(first, now)).toEqual(shelves[0]?.reviews);
  });

  it('leave medicines out, and a few other products', () => {
    for (const { product, reviews } of shelves) {
      if (product.drugClass !== 'none') expect(reviews).toEqual([]);
    }
    const silent = shelves.filter(
      ({ product, reviews }) => product.drugClass === 'none' && reviews.length === 0,
    );
    expect(silent.length).toBeGreaterThan(30);
    expect(silent.length).toBeLessThan(150);
  });

  it('add up to the rating used for ranking', () => {
    for (const { product, reviews } of shelves) {
      const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
      expect(ratingOf(product)).toEqual({ sum, count: reviews.length });
    }
  });

  it('are mostly positive, some negative', () => {
    expect(all.every(({ rating }) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
    const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
    expect(average).toBeGreaterThan(4.2);
    expect(average).toBeLessThan(4.6);
    expect(share(({ rating }) => rating <= 3)).toBeGreaterThan(0.1);
    expect(share(({ rating }) => rating === 1)).toBeGreaterThan(0.02);
  });

  it('never repeat a text for a product', () => {
    for (const { reviews } of shelves) {
      expect(new Set(reviews.map(({ body }) => body)).size).toBe(reviews.length);
    }
  });

  it('are whole texts in one language, of three words to a paragraph', () => {
    const broken = all.filter(
      ({ body, language }) =>
        body.length < 6 ||
        THAI.test(body) !== (language === 'th') ||
        /[()|{}]|undefined| {2}|\.\.|^\s|\s$/.test(body),
    );
    expect(broken.map(({ body }) => body)).toEqual([]);
    expect(share(({ language }) => language === 'en')).toBeCloseTo(1 / 3, 1);
    expect(all.some(({ body }) => body.length > 220)).toBe(true);
    expect(all.some(({ body }) => body.length < 15)).toBe(true);
  });

  it('are signed by a first name and an initial, mostly by buyers', () => {
    expect(all.filter(({ author }) => !/^\S+ \S\.$/.test(author))).toEqual([]);
    expect(share(({ verified }) => verified)).toBeGreaterThan(0.8);
  });

  it('have photos that exist, one review in twelve, none repeated', () => {
    const photos = all.flatMap((review) => review.photos);
    expect(photos.filter((name) => readSceneName(name) === undefined)).toEqual([]);
    expect(new Set(photos).size).toBe(photos.length);
    expect(share((review) => review.photos.length > 0)).toBeCloseTo(1 / 12, 1);
  });

  it('were written within two years, after the product was sold', () => {
    for (const { product, reviews } of shelves) {
      for (const { createdAt } of reviews) {
        expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(now.getTime() - 730 * DAY_MS);
        const sold = Math.min(Date.parse(product.createdAt), now.getTime() - 7 * DAY_MS);
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(sold);
      }
    }
  });
});

describe('a catalogue for measuring', () => {
  it('is reviewed in its first products only', () => {
    const plain = { drugClass: 'none', lists: ['week'] } as const;
    expect(ratingOf({ id: REVIEWED_PRODUCTS, ...plain }).count).toBeGreaterThan(0);
    expect(ratingOf({ id: REVIEWED_PRODUCTS + 1, ...plain })).toEqual({ sum: 0, count: 0 });
  });
});
