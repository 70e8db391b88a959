import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../lib/health/branching.ts';
import { readIngredients } from '../../../lib/health/label.ts';
import { whole } from '../../../server/modules/questionnaires/rules/read-answers.ts';
import { QUESTIONS } from '../../../server/modules/conversations/questions.ts';
import { generateProducts } from '../products/generate.ts';
import { QUESTIONNAIRES } from './seed.ts';

const products = generateProducts(1_020);
const all = Object.entries(QUESTIONNAIRES);

describe.each(all)(
  'the questionnaire about %s',
  (_, { questions, treatments, topicId, ...texts }) => {
    it('comes to an end on every way', () => {
      expect(faultsOf(questions.map(whole))).toEqual([]);
    });

    it('leads to medicines that a pharmacist may approve, with a known ingredient', () => {
      for (const { productId } of treatments) {
        const product = products.find(({ id }) => id === productId);
        expect(product?.drugClass).toBe('dangerous');
        expect(readIngredients(product?.ingredients.en ?? '')).not.toEqual([]);
      }
    });

    it('begins with the age and stops for an emergency', () => {
      expect(questions[0]?.tells).toBe('age');
      const kinds = questions.flatMap(({ stops = [] }) => stops.map(({ kind }) => kind));
      expect(kinds).toEqual(expect.arrayContaining(['emergency', 'doctor']));
    });

    it('has a topic, and both languages of every text', () => {
      expect(QUESTIONS.map(({ id }) => id)).toContain(topicId);
      const pairs = JSON.stringify({ questions, treatments, texts }).match(
        /"en":"[^"]*","th":"[^"]*"/g,
      );
      expect(pairs?.filter((pair) => pair.includes('""'))).toEqual([]);
      expect(pairs?.length).toBeGreaterThan(30);
    });
  },
);
