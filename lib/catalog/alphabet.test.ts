import { expect, it } from 'vitest';
import { groupByInitial, initialOf } from './alphabet.ts';

it.each([
  ['Lunara', 'L'],
  ['élan', 'E'],
  ['อุ่นรัก', 'อ'],
  ['เวลโมรา', 'ว'],
  ['ไหมไทย', 'ห'],
  ['  โอบ', 'อ'],
  ['4Seasons', '#'],
  ['', '#'],
])('%j sorts under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

it('sorts letters and names, the own alphabet first', () => {
  const names = ['Zen', 'ขวัญ', 'Alba', 'กานดา', '99', 'แก้ว', 'Aster'];
  const letters = (locale: 'en' | 'th') =>
    groupByInitial(names, (name) => name, locale).map(({ letter, items }) => [letter, ...items]);
  expect(letters('en')).toEqual([
    ['A', 'Alba', 'Aster'],
    ['Z', 'Zen'],
    ['ก', 'กานดา', 'แก้ว'],
    ['ข', 'ขวัญ'],
    ['#', '99'],
  ]);
  expect(letters('th').map(([letter]) => letter)).toEqual(['ก', 'ข', 'A', 'Z', '#']);
});
