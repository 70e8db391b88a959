import { describe, expect, it } from 'vitest';
import type { Branch } from './contract';
import { inAll } from './stock';

const EARLY = '2026-11-22T04:00:00.000Z';
const LATE = '2026-11-22T06:00:00.000Z';

function branch(id: number, stock: Branch['stock'], ready: string | null, distance?: number) {
  return {
    id,
    name: `Branch ${String(id)}`,
    name_en: `Branch ${String(id)}`,
    name_th: `สาขา ${String(id)}`,
    address: '',
    phone: '',
    lat: 0,
    lng: 0,
    province_code: '10',
    services: [],
    hours: [],
    open_now: true,
    holidays: [],
    pharmacist_hours: null,
    pharmacist_on_duty: false,
    pharmacy_licence_no: null,
    distance_m: distance ?? null,
    stock,
    lacking: stock === 'none' ? [id] : [],
    ready_at: ready,
  } satisfies Branch;
}

const told = (branches: readonly Branch[]) =>
  branches.map(({ id, stock, ready_at: ready }) => [id, stock, ready]);

it('lacks what any part lacks', () => {
  const [found] = inAll([[branch(1, 'none', null)], [branch(1, 'ok', EARLY)]]);
  expect(found?.lacking).toEqual([1]);
});

describe('stock of many products at a branch', () => {
  it('is that of a single part', () => {
    const part = [branch(1, 'ok', EARLY)];
    expect(inAll([part])).toBe(part);
    expect(inAll([])).toEqual([]);
  });

  it('is the scarcest of the parts, ready with the last', () => {
    const parts = [
      [branch(1, 'ok', EARLY), branch(2, 'low', LATE), branch(3, 'ok', EARLY)],
      [branch(1, 'low', LATE), branch(2, 'ok', EARLY), branch(3, 'none', null)],
    ];
    const expected = [
      [1, 'low', LATE],
      [2, 'low', LATE],
      [3, 'none', null],
    ];
    expect(told(inAll(parts))).toEqual(expected);
    expect(told(inAll(parts.toReversed()))).toEqual(expected);
  });

  it('sorts branches without stock last, and the nearest first when a location was given', () => {
    const far = [branch(1, 'ok', EARLY), branch(2, 'ok', EARLY)];
    expect(
      inAll([far, [branch(1, 'none', null), branch(2, 'ok', EARLY)]]).map(({ id }) => id),
    ).toEqual([2, 1]);
    const near = [branch(2, 'none', null, 100), branch(1, 'ok', EARLY, 900)];
    expect(inAll([near, near]).map(({ id }) => id)).toEqual([2, 1]);
  });
});
