import { expect, it } from 'vitest';
import { QUESTIONS } from './questions.ts';

const THAI = /[\u0E00-\u0E7F]/;

it('there are at least 12 topics, each with a name of its own in both languages', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
  expect(new Set(QUESTIONS.map(({ name }) => name.en)).size).toBe(QUESTIONS.length);
  for (const { name } of QUESTIONS) expect(name.th).toMatch(THAI);
});

it('each topic knows its own signs of danger', () => {
  expect(QUESTIONS.filter(({ redFlags }) => redFlags.length === 0)).toEqual([]);
  for (const { redFlags } of QUESTIONS) {
    expect(new Set(redFlags.map(({ id }) => id)).size).toBe(redFlags.length);
    for (const { text } of redFlags) expect(text.th).toMatch(THAI);
  }
});
