import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSentItem, writeSentItem } from './contract-values.ts';

const item = fc.record(
  {
    product_id: fc.integer({ min: 1, max: 2_147_483_647 }),
    qty: fc.integer({ min: 1, max: 999 }),
    seen_price: fc.integer({ min: 0, max: 999_999_999 }).map((satang) => satang / 100),
  },
  { requiredKeys: ['product_id', 'qty'] },
);

it('reads what it writes', () => {
  fc.assert(
    fc.property(item, (one) => {
      expect(readSentItem(writeSentItem(one))).toEqual(one);
    }),
  );
});

it('reads nothing else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readSentItem(text);
      if (read) expect(readSentItem(writeSentItem(read))).toEqual(read);
    }),
  );
  for (const text of ['', '0_1', '1_0', '1_1000', '2147483648_1', '1_1_-5', '1_1_1.234', '1_1;x'])
    expect(readSentItem(text), text).toBeUndefined();
});
