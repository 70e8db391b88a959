import { expect, it } from 'vitest';
import { isMedical } from './medical.ts';

it.each([
  ['ปวดเข่า', true],
  ['แก้ปวดเข่า', true],
  ['ยาแก้ปวดเข่า', true],
  ['อาการปวดหู', true],
  ['บรรเทาไมเกรน', true],
  ['fever reducer', true],
  ['chest pain relief', true],
  ['lower back pain', true],
  ['ยาแก้คัน', true],
  ['คัน', false],
  ['แก้ว', false],
  ['ยาสีฟัน', false],
  ['stress relief cream', false],
  ['reducer', false],
])('%s is a complaint, or a medicine against one: %s', (text, expected) => {
  expect(isMedical(text)).toBe(expected);
});
