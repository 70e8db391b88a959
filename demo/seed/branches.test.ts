import { describe, expect, it } from 'vitest';
import { branches } from './branches.ts';

const THAI = /[\u0e00-\u0e7f]/;

describe('branches', () => {
  it('are forty, half of them in Bangkok and around it', () => {
    expect(branches).toHaveLength(40);
    expect(branches.map((b) => b.id)).toEqual(branches.map((_, index) => index + 1));
    const around = branches.filter((b) => ['10', '11', '12', '13'].includes(b.provinceCode));
    expect(around).toHaveLength(20);
  });

  it('have unique names, addresses and phone numbers', () => {
    const unique = (values: readonly string[]) => new Set(values).size === values.length;
    expect(unique(branches.map((b) => b.name.en))).toBe(true);
    expect(unique(branches.map((b) => b.name.th))).toBe(true);
    expect(unique(branches.map((b) => b.address.en))).toBe(true);
    expect(unique(branches.map((b) => b.phone))).toBe(true);
  });

  it.each(branches)('$name.en is complete and lies in Thailand', (b) => {
    for (const text of [b.name, b.address]) {
      expect(text.en).not.toMatch(THAI);
      expect(text.th).toMatch(THAI);
      expect(`${text.en}${text.th}`).not.toMatch(/ {2}|undefined/);
    }
    expect(b.address.th).toMatch(/\d{5}$/);
    expect(b.phone).toMatch(/^(02-000-\d{4}|0[3-7]\d-000-\d{3})$/);
    expect(b.lat).toBeGreaterThan(5.6);
    expect(b.lat).toBeLessThan(20.5);
    expect(b.lng).toBeGreaterThan(97.3);
    expect(b.lng).toBeLessThan(105.7);
    expect(b.services.length).toBeGreaterThan(0);
  });

  it.each(branches)('$name.en has seven days of hours that open before they close', (b) => {
    expect(b.hours).toHaveLength(7);
    for (const day of b.hours) {
      if (day === null) continue;
      expect(day.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true);
      expect(day[0] < day[1]).toBe(true);
    }
  });
});
