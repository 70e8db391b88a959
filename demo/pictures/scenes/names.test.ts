import { describe, expect, it } from 'vitest';
import { readSceneName, SCENE_NAMES } from './names.ts';

describe('readSceneName', () => {
  it('reads every name of every family', () => {
    for (const [family, names] of Object.entries(SCENE_NAMES)) {
      for (const name of names) {
        const read = readSceneName(`${family}-${name}`);
        expect(read).toEqual({ kind: 'scene', family, name, phone: false });
      }
    }
  });

  it('knows the square versions of wide scenes', () => {
    expect(readSceneName('promo-payday-phone')).toEqual({
      kind: 'scene',
      family: 'promo',
      name: 'payday',
      phone: true,
    });
  });

  it.each([
    ['review-12-3', { kind: 'review', productId: 12, shot: 3 }],
    ['department-101', { kind: 'department', departmentId: 101 }],
    ['branch-7', { kind: 'branch', branchId: 7 }],
  ])('reads the numbers of %s', (text, read) => {
    expect(readSceneName(text)).toEqual(read);
  });

  it.each([
    '',
    '-',
    'hero',
    'hero-',
    'hero-nothing',
    'hero-dawn-phone-phone',
    'topic-sleep-phone',
    'modal-flash-phone',
    'constructor-name',
    '__proto__-x',
    'toString-dawn',
    'review-0-1',
    'review-12',
    'review-12-0',
    'review-12-7',
    'review-012-1',
    'review-9999999999-1',
    'department-101-1',
    'branch-',
    'Hero-Dawn',
    'hero-dawn ',
    'hero-dawn.webp',
  ])('does not know "%s"', (text) => {
    expect(readSceneName(text)).toBeUndefined();
  });
});
