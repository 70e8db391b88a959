import fc from 'fast-check';
import { expect, test } from 'vitest';
import en from '@/messages/contents-fortune/en.json';
import th from '@/messages/contents-fortune/th.json';
import { BIRTH_DAYS, FORTUNE_PARTS, FORTUNE_TEXTS, fortuneOf, toBirthDay } from './fortune';

const days = BIRTH_DAYS.map(({ day }) => day);
const dates = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test('is constant for a day, and within its bounds', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...days), (today, day) => {
      const fortune = fortuneOf(today, day);
      expect(fortuneOf(today, day)).toEqual(fortune);
      expect([3, 4, 5]).toContain(fortune.stars);
      expect(fortune.luckyNumber).toBeGreaterThanOrEqual(0);
      expect(fortune.luckyNumber).toBeLessThan(100);
    }),
  );
});

test('varies by day and birthday, and uses every text', () => {
  const seen = new Set<string>();
  const texts = { mood: new Set(), body: new Set(), luck: new Set() };
  for (let n = 1; n <= 28; n += 1) {
    const today = `2026-11-${String(n).padStart(2, '0')}`;
    for (const day of days) {
      const fortune = fortuneOf(today, day);
      seen.add(JSON.stringify(fortune));
      for (const part of FORTUNE_PARTS) texts[part].add(fortune.texts[part]);
    }
  }
  expect(seen.size).toBeGreaterThan(200);
  for (const part of FORTUNE_PARTS) expect(texts[part].size).toBe(FORTUNE_TEXTS);
});

test('has texts for everything in both languages', () => {
  for (const messages of [en, th] as Record<string, string>[]) {
    for (const part of FORTUNE_PARTS) {
      for (let n = 0; n < FORTUNE_TEXTS; n += 1) {
        expect(messages[`contents-fortune.${part}.${String(n)}`]).toBeTruthy();
      }
    }
    for (const day of days) expect(messages[`contents-fortune.day.${day}`]).toBeTruthy();
  }
});

test('parses a birth day from the URL, and nothing else', () => {
  expect(toBirthDay('friday')).toBe('friday');
  expect(toBirthDay('someday')).toBeUndefined();
  expect(toBirthDay(null)).toBeUndefined();
});
