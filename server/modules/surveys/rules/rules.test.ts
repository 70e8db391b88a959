import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberSurvey } from '../ports.ts';
import type { KeptAnswer, KeptQuestion } from '../../../core/kept-values.ts';
import { checkAnswers } from './check-answers.ts';
import { inOrder, surveyState } from './survey-state.ts';

const text = { en: 'x', th: 'x' };
const options = ['a', 'b', 'c'].map((id) => ({ id, label: text }));
const QUESTIONS: readonly KeptQuestion[] = [
  { id: 'one', kind: 'single', text, required: true, options },
  { id: 'some', kind: 'several', text, required: false, options },
  {
    id: 'rate',
    kind: 'scale',
    text,
    required: true,
    scale: { from: 0, to: 10, low: text, high: text },
  },
  { id: 'words', kind: 'text', text, required: false },
];
const GOOD = { one: 'a', some: ['b', 'c'], rate: 0, words: 'good' };

describe('answers', () => {
  it("keeps answers to the survey's questions only", () => {
    expect(checkAnswers(QUESTIONS, { ...GOOD, other: 'x', words: '  ' })).toEqual({
      ok: true,
      value: { one: 'a', some: ['b', 'c'], rate: 0 },
    });
    expect(checkAnswers(QUESTIONS, GOOD)).toEqual({ ok: true, value: GOOD });
  });

  it.each<[Record<string, KeptAnswer>, string, string[]]>([
    [{ one: '' }, 'ANSWER_REQUIRED', ['answers.one']],
    [{ one: [] }, 'ANSWER_REQUIRED', ['answers.one']],
    [{ one: 'd' }, 'VALIDATION', ['answers.one']],
    [{ one: ['a'] }, 'VALIDATION', ['answers.one']],
    [{ one: 1 }, 'VALIDATION', ['answers.one']],
    [{ some: 'a' }, 'VALIDATION', ['answers.some']],
    [{ some: ['a', 'a'] }, 'VALIDATION', ['answers.some']],
    [{ some: ['a', 'd'] }, 'VALIDATION', ['answers.some']],
    [{ rate: -1 }, 'VALIDATION', ['answers.rate']],
    [{ rate: 11 }, 'VALIDATION', ['answers.rate']],
    [{ rate: '5' }, 'VALIDATION', ['answers.rate']],
    [{ words: 3 }, 'VALIDATION', ['answers.words']],
    [{ one: '', rate: 11 }, 'VALIDATION', ['answers.one', 'answers.rate']],
  ])('refuses %j', (changes, code, fields) => {
    const result = checkAnswers(QUESTIONS, { ...GOOD, ...changes });
    expect(result).toMatchObject({ ok: false, refusal: { code } });
    expect(Object.keys(result.ok ? {} : (result.refusal.fields ?? {}))).toEqual(fields);
  });

  it('ignores names of inherited object properties', () => {
    const asked: KeptQuestion = { id: 'constructor', kind: 'text', text, required: true };
    expect(checkAnswers([asked], {})).toMatchObject({ refusal: { code: 'ANSWER_REQUIRED' } });
  });

  it('any input: kept answers are valid, and every required question is answered', () => {
    const answer = fc.oneof(
      fc.constantFrom('a', 'b', 'd', '', ' '),
      fc.integer({ min: -2, max: 12 }),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    );
    const ids = fc.constantFrom('one', 'some', 'rate', 'words', 'other');
    fc.assert(
      fc.property(fc.dictionary(ids, answer), (given) => {
        const result = checkAnswers(QUESTIONS, given);
        if (!result.ok) return;
        expect(result.value).toHaveProperty('one');
        expect(result.value).toHaveProperty('rate');
        expect(checkAnswers(QUESTIONS, result.value)).toEqual(result);
      }),
    );
  });
});

describe('state and order', () => {
  const now = new Date('2026-11-24T03:00:00Z');
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const survey = (id: number, ends: number, answered: number | null = null): MemberSurvey => ({
    ...{ id, title: text, description: text, coins: 10, questions: [] },
    endsAt: day(ends),
    answeredAt: answered === null ? null : day(answered),
  });

  it.each([
    [survey(1, 1), 'open'],
    [survey(1, 0), 'ended'],
    [survey(1, -1), 'ended'],
    [survey(1, 1, -1), 'answered'],
    [survey(1, -1, -2), 'answered'],
  ])('%#: %s', (one, state) => {
    expect(surveyState(one, now)).toBe(state);
  });

  it('lists open surveys first', () => {
    const all = [survey(1, -3), survey(2, 9), survey(3, 2, -1), survey(4, 2), survey(5, -2)];
    expect(inOrder(all, now).map(({ id }) => id)).toEqual([4, 2, 3, 5, 1]);
  });
});
