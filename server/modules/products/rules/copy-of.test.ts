import { expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';

const SOAP = { itemCode: '0017', nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ' };

it.each([
  [SOAP, [], ['0017-2', 'Rose Soap (copy)', 'สบู่กุหลาบ (สำเนา)']],
  [SOAP, ['0017-2', '0017-3'], ['0017-4', 'Rose Soap (copy)', 'สบู่กุหลาบ (สำเนา)']],
  [
    { ...SOAP, itemCode: '0017-2', nameEn: 'Rose Soap (copy)' },
    [],
    ['0017-2-2', 'Rose Soap (copy)', 'สบู่กุหลาบ (สำเนา)'],
  ],
  [
    { itemCode: 'x'.repeat(40), nameEn: 'n'.repeat(200), nameTh: 'ก'.repeat(200) },
    [`${'x'.repeat(38)}-2`],
    [`${'x'.repeat(38)}-3`, `${'n'.repeat(193)} (copy)`, `${'ก'.repeat(192)} (สำเนา)`],
  ],
] as const)('a copy of %j beside %j', (original, taken, expected) => {
  const copy = copyOf(original, new Set(taken));
  expect([copy.itemCode, copy.nameEn, copy.nameTh]).toEqual(expected);
});
