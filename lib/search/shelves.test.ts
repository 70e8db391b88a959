import { describe, expect, it } from 'vitest';
import type { ProductPage } from '../catalog/contract';
import { shelvesOf } from './shelves';

type Facets = NonNullable<ProductPage['facets']>;

const brand = (id: number, name: string, count: number) => ({ id, name, count });
const dept = (id: number, name: string, count: number) => ({
  ...brand(id, name, count),
  slug: `slug-${String(id)}`,
  category_id: 5,
});

function page(brands: Facets['brands'], depts: Facets['depts'], total = 40): ProductPage {
  return {
    entities: [],
    page: 1,
    per_page: 24,
    total,
    did_you_mean: null,
    corrected: false,
    left_out: [],
    near: [],
    near_brands: [],
    price_read: null,
    facets: {
      ...{ categories: [], prices: [], ratings: [], promotion: 0, in_stock: 0, attrs: [] },
      brands,
      depts,
    },
  };
}

const names = (found: ProductPage, text: string) =>
  shelvesOf(found, text).map(({ kind, name }) => `${kind} ${name}`);

describe('shelves', () => {
  it('match the query by name', () => {
    const found = page(
      [brand(1, 'Lunara', 3), brand(2, 'Mirael', 9)],
      [dept(501, 'Toothpaste', 8)],
    );
    expect(names(found, 'LUNA')).toEqual(['brand Lunara']);
    expect(names(found, 'tooth')).toEqual(['department Toothpaste']);
  });

  it('contain most of the results, in whichever script the query is', () => {
    const found = page([brand(1, 'ลูนารา', 40)], [dept(103, 'เซรั่ม', 12), dept(104, 'ครีม', 28)]);
    expect(names(found, 'lunara')).toEqual(['brand ลูนารา', 'department ครีม']);
  });

  it('are few, sorted by share, and link to their pages', () => {
    const many = [1, 2, 3, 4].map((id) => dept(id, `Care ${String(id)}`, id));
    expect(shelvesOf(page([brand(7, 'Care', 1)], many), 'care')).toEqual([
      { kind: 'brand', name: 'Care', path: '/brands/7' },
      { kind: 'department', name: 'Care 4', path: '/categories/5/slug-4' },
      { kind: 'department', name: 'Care 3', path: '/categories/5/slug-3' },
    ]);
  });

  it('are empty without results or counts', () => {
    expect(shelvesOf(page([brand(1, 'Care', 0)], [], 0), 'care')).toEqual([]);
    expect(shelvesOf({ ...page([], []), facets: null }, 'care')).toEqual([]);
  });
});
