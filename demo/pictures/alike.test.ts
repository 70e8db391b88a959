import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands } from '../seed/brands.ts';
import { generateProducts } from '../seed/products/generate.ts';
import { rankOf } from '../seed/rank.ts';
import type { ProductSeed } from '../seed/types.ts';
import { drawPackshot } from './packshot.ts';
import { renderPng } from './render.ts';

type Lab = readonly [l: number, a: number, b: number];

const PAGE = 24;
const GRID = 12;
/** Pictures are compared at the size of a thumbnail. */
const SIZE = 96;
/** Mean colour difference per grid cell (CIE76). The same bottle on slightly different grounds measures 1 to 2. */
const FLOOR = { neighbours: 5, any: 3, mean: 15 } as const;

function toLab(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((n) => {
    const s = n / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const seen = new Map<number, Promise<readonly Lab[]>>();

function impression(product: ProductSeed): Promise<readonly Lab[]> {
  const known = seen.get(product.id);
  if (known) return known;
  const fresh = look(product);
  seen.set(product.id, fresh);
  return fresh;
}

async function look({ id, pack, brandId, departmentId }: ProductSeed): Promise<readonly Lab[]> {
  const brand = brands.find((one) => one.id === brandId);
  if (!brand) throw new Error(`No brand ${String(brandId)}`);
  const image = await renderPng(drawPackshot({ pack, brand, seed: id, departmentId }), SIZE);
  const fields = await sharp(image)
    .removeAlpha()
    .resize(GRID, GRID, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: GRID * GRID }, (_, i) =>
    toLab(Array.from(fields.subarray(i * 3, i * 3 + 3))),
  );
}

const distance = (one: readonly Lab[], other: readonly Lab[]): number =>
  one.reduce((sum, lab, i) => {
    const [l, a, b] = other[i] ?? lab;
    return sum + Math.hypot(lab[0] - l, lab[1] - a, lab[2] - b);
  }, 0) / one.length;

const products = generateProducts(1_000)
  .filter(({ drugClass }) => drugClass !== 'controlled')
  .sort((one, other) => rankOf(other) - rankOf(one) || one.id - other.id);
const categories = Array.from({ length: 14 }, (_, i) => i + 1);
const lists: readonly (readonly [name: string, holds: (product: ProductSeed) => boolean])[] = [
  ['everything', () => true],
  ...categories.map(
    (id) =>
      [`category ${id}`, (p: ProductSeed) => Math.floor(p.departmentId / 100) === id] as const,
  ),
  ...[1, 2, 3, 4, 5, 6].map((id) => [`brand ${id}`, (p: ProductSeed) => p.brandId === id] as const),
];

describe('the pictures of a list', () => {
  it.each(lists)('differ: first page of %s', async (_, holds) => {
    const page = await Promise.all(products.filter(holds).slice(0, PAGE).map(impression));
    const pairs = page.flatMap((one, i) =>
      page.slice(i + 1).map((other, k) => ({ apart: k + 1, far: distance(one, other) })),
    );
    // In a two-column phone layout the next but one is directly below.
    const near = pairs.filter(({ apart }) => apart <= 2).map(({ far }) => far);
    expect(Math.min(...near)).toBeGreaterThan(FLOOR.neighbours);
    const all = pairs.map(({ far }) => far);
    expect(Math.min(...all)).toBeGreaterThan(FLOOR.any);
    expect(all.reduce((sum, far) => sum + far, 0) / all.length).toBeGreaterThan(FLOOR.mean);
  });
});
