import { describe, expect, it } from 'vitest';
import { GUIDES } from '../guides/all.ts';
import { guidesBegun } from './begun-guides.ts';
import { guidesFor } from './find-guides.ts';

const idsOf = (text: string) => guidesBegun(text).map(({ guide }) => guide.id);

describe('guides for the beginning of a complaint', () => {
  it.each([
    ['headac', 'headache'],
    ['Head', 'headache'],
    ['ปวดหั', 'headache'],
    ['ปวดฟ', 'toothache'],
    ['ไมเก', 'headache'],
    ['ยาแก้ปวดหัว', 'headache'],
    ['medicine for headache', 'headache'],
    ['headach', 'headache'],
    ['แชมพูขจัดรังแค', 'dandruff'],
  ])('%s: %s first', (text, id) => {
    expect(idsOf(text)[0]).toBe(id);
  });

  it.each([
    '',
    ' ',
    'h',
    'he',
    'ป',
    'serum',
    'เซรั่ม',
    'ไอศกรีม',
    'ไอโฟน',
    'adache',
    'qwxyz',
    'shampoo',
    'ไทรอยด์',
  ])('%j: none', (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  it('lead to a search that shows them, from any beginning of their words', () => {
    const words = GUIDES.flatMap((guide) => guide.words.map((word) => ({ word, id: guide.id })));
    const lost = words.filter(({ word, id }) => !idsOf(word).includes(id));
    expect(lost).toEqual([]);
    const begun = words.flatMap(({ word }) => [3, 5, 8].map((length) => word.slice(0, length)));
    const led = [...new Set(begun)].flatMap((text) =>
      guidesBegun(text).map(({ guide, keyword }) => `${keyword}: ${guide.id}`),
    );
    const astray = [...new Set(led)].filter((row) => {
      const [keyword = '', id = ''] = row.split(': ');
      return !guidesFor(keyword).some(({ guide }) => guide.id === id);
    });
    expect(astray).toEqual([]);
  });

  it('name each once', () => {
    for (const { words } of GUIDES)
      for (const word of words) expect(new Set(idsOf(word)).size).toBe(idsOf(word).length);
  });
});
