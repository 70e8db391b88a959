import { describe, expect, it } from 'vitest';
import { readDrug } from './read-drug.ts';

const of = (en: string, size = '10 tablets', th = '') =>
  readDrug({ ingredients: { en, th }, size });

describe('what a label says of a medicine', () => {
  it.each([
    ['Each tablet contains ibuprofen 400 mg.', 'Ibuprofen', '400 mg', 'Tablet'],
    [
      'Each capsule contains doxycycline hyclate equivalent to doxycycline 100 mg.',
      ...['Doxycycline', '100 mg', 'Capsule'],
    ],
    ['Each tablet contains levothyroxine 50 mcg.', 'Levothyroxine', '50 mcg', 'Tablet'],
  ])('is read from the pack: %s', (text, generic, strength, form) => {
    const drug = of(text);
    expect(drug.generic.en).toBe(generic);
    expect(drug).toMatchObject({ strength, form: { en: form } });
  });

  it('names the amount a liquid has it in', () => {
    const drug = of('Each 5 ml contains paracetamol 120 mg.', '60 ml');
    expect(drug).toMatchObject({ strength: '120 mg / 5 ml', form: { th: 'ยาน้ำ' } });
  });

  it('names all ingredients of a combination, each with its strength', () => {
    const { generic, strength } = of(
      'Each tablet contains amoxicillin 875 mg and clavulanic acid 125 mg.',
    );
    expect(generic.en).toMatch(/^Amoxicillin \+ /);
    expect(strength).toBe('875 mg + 125 mg');
  });

  it('leaves out what the pack does not say, and keeps the words of what is not known', () => {
    expect(
      of('Each tablet contains wonderstuff 5 mg.', '', 'ใน 1 เม็ดประกอบด้วยสารวิเศษ 5 มก.'),
    ).toEqual({
      generic: { en: 'wonderstuff 5 mg', th: 'สารวิเศษ 5 มก.' },
      strength: '',
      form: { en: 'Tablet', th: 'ยาเม็ด' },
    });
    expect(of('', '').form).toEqual({ en: '', th: '' });
  });
});
