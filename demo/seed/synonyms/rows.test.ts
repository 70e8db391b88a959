import { describe, expect, it } from 'vitest';
import { normalize } from '../../../server/modules/search/rules/normalize.ts';
import { brands } from '../brands.ts';
import { categories } from '../categories.ts';
import { brandSpellings } from './brand-spellings.ts';
import { synonymRows } from './rows.ts';

const rows = synonymRows();
const meansOf = (term: string) => rows.filter((row) => row.term === term).map(({ means }) => means);

describe('synonyms', () => {
  it('are many, normalized and unique', () => {
    expect(rows.length).toBeGreaterThan(1_000);
    expect(new Set(rows.map(({ term, means }) => `${term}|${means}`)).size).toBe(rows.length);
    for (const { term, means } of rows) {
      expect(normalize(term)).toBe(term);
      expect(normalize(means)).toBe(means);
      expect(term).not.toBe(means);
    }
  });

  it.each([
    ['sunblock', ['sunscreen', 'กันแดด']],
    ['ยาสระผม', ['shampoo', 'แชมพู']],
    ['เซรั่ม', ['serum']],
    ['serum', ['เซรั่ม']],
    ['ซีรั่ม', ['serum', 'เซรั่ม']],
    ['พารา', ['paracetamol', 'พาราเซตามอล']],
    ['โลชัน', ['lotion', 'โลชั่น']],
    ['ลูนาร่า', ['lunara', 'ลูนารา']],
    ['lunara', ['ลูนารา']],
  ])('%s means %j', (term, means) => {
    expect(meansOf(term).toSorted()).toEqual(means.toSorted());
  });

  it('names nothing that the shop sells as not sold', () => {
    const sold = new Set(
      rows.filter(({ means }) => means !== '').flatMap(({ term, means }) => [term, means]),
    );
    const names = [
      ...brands.map(({ name }) => name),
      ...categories.flatMap(({ name, departments }) => [
        name,
        ...departments.map((one) => one.name),
      ]),
    ].flatMap(({ en, th }) => [normalize(en), normalize(th)]);
    const unsold = rows.filter(({ means }) => means === '').map(({ term }) => term);
    expect(unsold.length).toBeGreaterThan(500);
    expect(unsold.filter((term) => sold.has(term) || names.includes(term))).toEqual([]);
  });

  it('include spellings of every brand, none of another brand', () => {
    expect(Object.keys(brandSpellings).toSorted()).toEqual(
      brands.map(({ code }) => code).toSorted(),
    );
    const names = new Set(brands.flatMap(({ name }) => [normalize(name.en), normalize(name.th)]));
    const spellings = Object.values(brandSpellings).flatMap((list) =>
      list.split(',').map(normalize),
    );
    expect(spellings.filter((spelling) => names.has(spelling))).toEqual([]);
    expect(new Set(spellings).size).toBe(spellings.length);
  });
});
