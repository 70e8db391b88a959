import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from './conditions.ts';
import { INGREDIENTS } from './ingredients.ts';
import { recognise } from './recognise.ts';

describe('what people write', () => {
  it.each([
    ['Ibuprofen', ['ibuprofen'], []],
    ['แพ้ยาไอบูโพรเฟนครับ', ['ibuprofen'], []],
    ['Tylenol, บัสโคพาน', ['paracetamol', 'hyoscine'], []],
    ['penicillin (rash)', [], ['penicillin']],
    ['แพ้เพนิซิลลิน', [], ['penicillin']],
    ['penicillin V', ['penicillin-v'], []],
    ['amoxicillin trihydrate', ['amoxicillin'], []],
    ['ซัลฟา', [], ['sulfonamide']],
    ['levocetirizine', ['levocetirizine'], []],
    ['peanuts', [], []],
    ['nonsteroidal', [], []],
    ['', [], []],
  ])('%j', (text, ingredients, groups) => {
    const found = recognise(text);
    expect(found.ingredients.toSorted()).toEqual(ingredients.toSorted());
    expect(found.groups).toEqual(groups);
  });

  it.each([
    ['โรคไตเรื้อรัง และความดันสูง', ['kidney', 'hypertension']],
    ['G6PD', ['g6pd']],
    ['asthma since childhood', ['asthma']],
    ['healthy', []],
  ])('of illnesses: %j', (text, conditions) => {
    expect(recognise(text).conditions).toEqual(conditions);
  });

  it('finds every name of the tables, whatever stands around it', () => {
    const named = [...INGREDIENTS, ...CONDITIONS].flatMap(({ id, en, th, also }) =>
      [en, th, ...also].map((name) => ({ id, name })),
    );
    const around = fc.constantFrom('', ' ', 'แพ้ยา ', '(', ', ', '\n');
    fc.assert(
      fc.property(fc.constantFrom(...named), around, around, ({ id, name }, before, after) => {
        const { ingredients, conditions } = recognise(`${before}${name.toUpperCase()}${after}`);
        expect([...ingredients, ...conditions]).toContain(id);
      }),
    );
  });

  it('takes any text', () => {
    const unit = fc.constantFrom(
      'a',
      'ยา',
      'aspirin',
      ' ',
      '\u0000',
      '\n',
      '😀',
      '\ud800',
      '’',
      '(',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const { ingredients } = recognise(text);
        expect(new Set(ingredients).size).toBe(ingredients.length);
      }),
    );
  });
});
