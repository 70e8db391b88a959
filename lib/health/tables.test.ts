import { describe, expect, it } from 'vitest';
import { BOUNDS } from './bounds.ts';
import { CAUTIONS } from './cautions.ts';
import { CONDITIONS } from './conditions.ts';
import { GROUPS } from './groups.ts';
import { INGREDIENTS, ingredientOf } from './ingredients.ts';
import { PAIRS } from './pairs.ts';

const ingredients = INGREDIENTS.map(({ id }) => id);
const things = [...ingredients, ...GROUPS.map(({ id }) => id)];
const times = [...CONDITIONS.map(({ id }) => id), 'pregnant', 'breast_feeding'];

describe('the tables', () => {
  it.each([
    ['ingredients', ingredients],
    ['groups', GROUPS.map(({ id }) => id)],
    ['conditions', CONDITIONS.map(({ id }) => id)],
    ['bounds', BOUNDS.map(({ what }) => what)],
    ['cautions', CAUTIONS.map(({ what, when }) => `${what} ${when}`)],
    ['pairs', PAIRS.map(({ one, other }) => [one, other].toSorted().join(' '))],
    [
      'spellings of ingredients and groups',
      [...INGREDIENTS, ...GROUPS].flatMap(({ en, th, also }) => [
        ...new Set([en, th, ...also].map((name) => name.toLowerCase())),
      ]),
    ],
  ])('have %s once', (_, rows) => {
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
    expect(rows).not.toContain('');
  });

  it('name a source in each row', () => {
    for (const row of [...INGREDIENTS, ...GROUPS, ...BOUNDS, ...CAUTIONS, ...PAIRS]) {
      expect(row.source, JSON.stringify(row)).toMatch(/\w/);
    }
  });

  it('speak of what is there', () => {
    const named = [
      ...INGREDIENTS.flatMap(({ groups }) => groups),
      ...BOUNDS.map(({ what }) => what),
      ...CAUTIONS.map(({ what }) => what),
      ...PAIRS.flatMap(({ one, other }) => [one, other]),
    ];
    expect(named.filter((id) => !things.includes(id))).toEqual([]);
    expect(CAUTIONS.filter(({ when }) => !times.includes(when))).toEqual([]);
    const used = new Set(INGREDIENTS.flatMap(({ groups }) => groups));
    expect(GROUPS.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('have Thai names in Thai, codes of the classification, and figures above 0', () => {
    for (const { id, th, atc, dailyMax } of INGREDIENTS) {
      expect(th, id).toMatch(/[\u0e00-\u0e7f]/);
      expect(atc, id).toMatch(/^(?:[A-Z]\d\d(?:[A-Z]{1,2}(?:\d\d)?)?)?$/);
      if (dailyMax !== null) expect(dailyMax, id).toBeGreaterThan(0);
    }
  });

  it('have a bound above 0 in each row of bounds', () => {
    for (const { what, minAge, minWeight } of BOUNDS) {
      const least = [minAge, minWeight].filter((bound) => bound !== null);
      expect(least.length, what).toBeGreaterThan(0);
      expect(Math.min(...least), what).toBeGreaterThan(0);
    }
  });

  it.each([
    ['paracetamol', 4_000],
    ['ibuprofen', 1_200],
    ['loratadine', 10],
    ['domperidone', 30],
  ])('let an adult have no more than this of %s: %d mg', (id, most) => {
    expect(ingredientOf(id)?.dailyMax).toBe(most);
  });
});
