import { describe, expect, it } from 'vitest';
import { suggestedShelves } from './suggested-shelves.ts';

const named = (id: number, en: string, th: string, count: number) => ({
  ...{ id, name: { en, th }, count },
});
const dept = (id: number, en: string, th: string, count: number) => ({
  ...named(id, en, th, count),
  ...{ slug: `slug-${String(id)}`, categoryId: 5 },
});

const lunara = named(1, 'Lunara', 'ลูนารา', 3);
const serums = dept(103, 'Serums', 'เซรั่ม', 12);

function names(text: string, brands = [lunara], departments = [serums], total = 40) {
  const found = suggestedShelves({ brands, departments }, total, text);
  return [...found.brands, ...found.departments].map(({ name }) => name.en);
}

describe('suggested brands and departments', () => {
  it.each([
    ['LUNA', ['Lunara']],
    ['ลูนา', ['Lunara']],
    ['seru', ['Serums']],
    ['เซรั่', ['Serums']],
    ['toner', []],
    ['', []],
  ])('%j is part of a name', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('hold at least half of the results otherwise', () => {
    expect(names('vitamin c', [named(1, 'Lunara', 'ลูนารา', 20)])).toEqual(['Lunara']);
    expect(names('vitamin c', [named(1, 'Lunara', 'ลูนารา', 19)])).toEqual([]);
    expect(names('lunara', [named(1, 'Lunara', 'ลูนารา', 0)], [], 0)).toEqual([]);
  });

  it('are at most two of a kind, those with most results first', () => {
    const many = [1, 2, 3, 4].map((id) => dept(id, `Care ${String(id)}`, 'ดูแล', id));
    expect(names('care', [], many)).toEqual(['Care 4', 'Care 3']);
  });
});
