import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { nextSort, readTableView, tableQuery, type TableSchema } from './table-view';

const SCHEMA: TableSchema = {
  columns: ['name', 'price', 'stock'],
  shown: ['name', 'price'],
  sorts: ['-price', 'price', 'name'],
  filters: { state: ['draft', 'live'] },
};
const read = (query: string) => readTableView(new URLSearchParams(query), SCHEMA);

it('keeps each view in the address', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.string().map((text) => text.trim()),
        sort: fc.constantFrom(...SCHEMA.sorts),
        filters: fc.constantFrom<Readonly<Record<string, string>>[]>({}, { state: 'live' }),
        columns: fc.subarray([...SCHEMA.columns], { minLength: 1 }),
        page: fc.integer({ min: 1, max: 99_999 }),
        from: fc.constantFrom('', 'end', 'after.7', 'before.2147483'),
      }),
      (view) => {
        expect(read(tableQuery(view, SCHEMA))).toEqual(view);
      },
    ),
  );
});

it('leaves the rest of an address alone, and the usual view out of it', () => {
  const others = new URLSearchParams('tab=done&page=3');
  expect(tableQuery(read(''), SCHEMA, others)).toBe('?tab=done');
  expect(tableQuery(read(''), SCHEMA)).toBe('');
});

test.each([
  ['page=0', { page: 1 }],
  ['page=1e3', { page: 1 }],
  ['from=before.0', { from: '' }],
  ['from=after.7;', { from: '' }],
  ['page=4&from=after.7', { page: 4, from: 'after.7' }],
  ['sort=secret', { sort: '-price' }],
  ['state=gone', { filters: {} }],
  ['columns=secret', { columns: ['name', 'price'] }],
  ['columns=stock.name', { columns: ['name', 'stock'] }],
])('reads %s as %j', (query, part) => {
  expect(read(query)).toMatchObject(part);
});

it('turns the order of a column around', () => {
  expect(nextSort('price', 'name', SCHEMA)).toBe('-price');
  expect(nextSort('price', '-price', SCHEMA)).toBe('price');
  expect(nextSort('name', 'name', SCHEMA)).toBe('name');
});
