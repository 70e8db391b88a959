import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSearch } from './picture-request.ts';

const PLAIN = '?url=%2Fmedia%2Fproducts%2F1.webp&w=480&q=75';

describe('pictureSearch', () => {
  it.each([
    PLAIN,
    '?url=/media/products/1.webp&w=480&q=75',
    '?q=75&w=480&url=%2Fmedia%2Fproducts%2F1.webp',
    '?url=%2Fmedia%2Fproducts%2F1.webp&w=0480&q=075',
    '?url=%2Fmedia%2Fproducts%2F1.webp%3Fv%3D2&w=480&q=75',
    '?url=%2Fmedia%2Fproducts%2F1.webp%23x&w=480&q=75',
    '?url=%2Fmedia%2F.%2Fproducts%2F1.webp&w=480&q=75',
    '?url=%2Fmedia%2Fpro%2564ucts%2F1.webp&w=480&q=75',
    '?url=%2Fmedia%2Fproducts%2F1.webp&url=%2Fx&w=480&w=64&q=75&q=1',
  ])('of %s is canonical', (search) => {
    expect(pictureSearch(search)).toBe(PLAIN);
  });

  it('ignores other parameters', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !['url', 'w', 'q'].includes(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (others) => {
        const params = new URLSearchParams([...others, ...new URLSearchParams(PLAIN)]);
        expect(pictureSearch(`?${params.toString()}`)).toBe(PLAIN);
      }),
    );
  });

  it.each([
    '',
    '?url=%2Fa.webp&w=480',
    '?url=%2Fa.webp&q=75',
    '?w=480&q=75',
    '?url=%2Fa.webp&w=-1&q=75',
    '?url=%2Fa.webp&w=1e3&q=75',
    '?url=%2F%2Fexample.com%2Fa.webp&w=480&q=75',
    '?url=%2F.%2F%2Fexample.com%2Fa.webp&w=480&q=75',
    '?url=https%3A%2F%2Fexample.com%2Fa.webp&w=480&q=75',
    '?url=%2F%25ff&w=480&q=75',
  ])('refuses %j', (search) => {
    expect(pictureSearch(search)).toBeUndefined();
  });
});
