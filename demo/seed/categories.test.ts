import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';

const THAI = /[\u0e00-\u0e7f]/;
const departments = categories.flatMap((category) => category.departments);

describe('categories', () => {
  it('are twelve to fourteen, numbered from 1, with at least sixty departments', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(categories.length).toBeLessThanOrEqual(14);
    expect(categories.map((c) => c.id)).toEqual(categories.map((_, index) => index + 1));
    expect(departments.length).toBeGreaterThanOrEqual(60);
  });

  it('number departments after their category', () => {
    for (const category of categories) {
      const ids = category.departments.map((d) => d.id);
      expect(ids).toEqual(ids.map((_, index) => category.id * 100 + index + 1));
    }
  });

  it('have unique slugs, icons and names', () => {
    const unique = (values: readonly string[]) => new Set(values).size === values.length;
    expect(unique(departments.map((d) => d.slug))).toBe(true);
    expect(unique(departments.map((d) => d.name.en))).toBe(true);
    expect(unique(departments.map((d) => d.name.th))).toBe(true);
    expect(unique(categories.map((c) => c.icon))).toBe(true);
    for (const { slug } of departments) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are named in both languages', () => {
    for (const { name } of [...categories, ...departments]) {
      expect(name.en).toMatch(/^[A-Z]/);
      expect(name.en).not.toMatch(THAI);
      expect(name.th).toMatch(THAI);
    }
  });
});
