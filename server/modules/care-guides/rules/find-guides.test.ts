import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLAINTS } from '../../../../lib/health/complaints.ts';
import { sources } from '../../../../lib/health/sources.ts';
import { normalize } from '../../search/rules/normalize.ts';
import { GUIDES } from '../guides/all.ts';
import { guidesFor } from './find-guides.ts';

const idsOf = (query: string) => guidesFor(query).map(({ guide }) => guide.id);
const THAI = /[\u0e00-\u0e7f]/;
const words = GUIDES.flatMap(({ id, words: some }) => some.map((word) => [word, id] as const));

describe('guides', () => {
  it('have words of their own in both languages', () => {
    const normalized = words.map(([word]) => normalize(word));
    expect(normalized.filter((word, at) => normalized.indexOf(word) !== at)).toEqual([]);
    for (const { id, words: some } of GUIDES) {
      expect(
        some.some((word) => THAI.test(word)),
        id,
      ).toBe(true);
      expect(
        some.some((word) => !THAI.test(word)),
        id,
      ).toBe(true);
    }
  });

  it('do not mix languages, and name a source', () => {
    for (const { id, name, text, helps, asks, flags, sources: used } of GUIDES) {
      const texts = [
        name,
        text,
        ...asks,
        ...flags,
        ...helps.flatMap((help) => [help.name, help.text]),
      ];
      for (const { en, th } of texts) {
        expect(THAI.test(en), `${id}: ${en}`).toBe(false);
        expect(THAI.test(th), `${id}: ${th}`).toBe(true);
      }
      expect(flags.length, id).toBeGreaterThan(0);
      expect(used.length, id).toBeGreaterThan(0);
      for (const key of used) expect(new URL(sources[key].url).protocol).toBe('https:');
    }
  });

  it('offer a hotline in every emergency', () => {
    const urgent = GUIDES.filter(({ urgency }) => urgency === 'emergency');
    expect(urgent.length).toBeGreaterThan(5);
    expect(urgent.filter(({ hotline }) => hotline === null)).toEqual([]);
  });
});

describe('complaints of a query', () => {
  it.each(words)('%s: %s', (word, id) => {
    expect(guidesFor(word)).toEqual([
      { guide: expect.objectContaining({ id }) as unknown, alone: true },
    ]);
  });

  it('get general advice if there is no guide', () => {
    const silent = COMPLAINTS.filter((complaint) => idsOf(complaint).length === 0);
    expect(silent).toEqual([]);
    expect(idsOf('ไทรอยด์')).toEqual(['other']);
  });

  it.each<[query: string, ids: string[], alone: boolean]>([
    ['ยาแก้ปวดหัว', ['headache'], true],
    ['medicine for headache', ['headache'], true],
    ['ปวดหัวตัวร้อน', ['fever', 'headache'], true],
    ['หวัดลงคอ', ['cold'], true],
    ['fever reducer', ['fever'], true],
    ['lower back pain', ['back-pain'], true],
    ['fever and cough', ['fever', 'cough'], true],
    ['ปวดหัว เจ็บหน้าอก', ['chest-pain', 'headache'], true],
    ['แชมพูขจัดรังแค', ['dandruff'], false],
    ['serum for eczema', ['eczema'], false],
    ['athlete’s foot', ['fungus'], true],
    // Misspelt
    ['headach', ['headache'], true],
    ['dairrhea', ['diarrhoea'], true],
    ['ปวดหัวว', ['headache'], true],
    // Typed on the other keyboard
    ['xj;fs;', [], false],
    ['xyfs;', [], false],
  ])('%s', (query, ids, alone) => {
    expect(idsOf(query)).toEqual(ids);
    expect(guidesFor(query).every((named) => named.alone === alone)).toBe(true);
  });

  it.each([
    ...['ไอโฟน', 'ไอศกรีม', 'ไอบูโพรเฟน', 'จังหวัด', 'นมแพะ', 'น้ำหอม', 'โซฟา', 'น้ำปลา', 'ตรวจโควิด'],
    ...['cold cream', 'gas stove', 'paper cut-out', 'aspirin', 'phone', 'birth', 'shampoo', ''],
  ])('%j names none', (query) => {
    expect(idsOf(query)).toEqual([]);
  });

  it('stay the same among words that name nothing else', () => {
    const word = fc.constantFrom(...words);
    const before = fc.constantFrom('', 'ยาแก้', 'อาการ', 'วิธีรักษา ', 'medicine for ', 'my ');
    const after = fc.constantFrom('', ' ทำไง', ' กินยาอะไร', ' relief', ' treatment');
    fc.assert(
      fc.property(word, before, after, ([named, id], prefix, suffix) => {
        expect(guidesFor(`${prefix}${named}${suffix}`)).toContainEqual({
          guide: expect.objectContaining({ id }) as unknown,
          alone: true,
        });
      }),
    );
  });

  it('are at most two for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(guidesFor(text).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
