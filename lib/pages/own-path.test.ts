import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localePath, splitLocale } from '../i18n/locale.ts';
import { safeReturnPath } from './sign-in-paths.ts';
import { ownPath } from './own-path.ts';
import { startPaymentSchema } from '../payments/contract.ts';

const SHOP = 'https://shop.test';

/** Addresses that leave the shop, or that some browser or proxy reads so. */
const TRICKS = [
  '',
  ' ',
  'example.com',
  'https://example.com',
  'HTTPS:example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '///example.com',
  '////example.com',
  '/\\example.com',
  '\\/example.com',
  '\\\\example.com',
  '/\\/example.com',
  '/.//example.com',
  '/..//example.com',
  '/%2e//example.com',
  '/%2E%2e//example.com',
  '/.%2e//example.com',
  '/a/..//example.com',
  '/a/b/../..//example.com',
  '/th/%2e%2e//example.com',
  '/./\\example.com',
  '/.\\/example.com',
  '/%2fexample.com',
  '/%2F%2Fexample.com',
  '/%5cexample.com',
  '/%5C%5Cexample.com',
  '/.%5cexample.com',
  '/\t/example.com',
  '/\n/example.com',
  '/\r/example.com',
  '\t//example.com',
  ' //example.com',
  '/ /example.com',
  '/\u0000/example.com',
  '/\u0000',
  '/%00',
  '/a%0d%0aSet-Cookie:%20x=1',
  '/\u2028/example.com',
  '/\u00a0/example.com',
  '//user@example.com',
  '//user:word@example.com',
  '@example.com',
  ':80@example.com',
  '.example.com',
  '?x',
  '#x',
  '/%',
  '/%ff',
];

describe('a return path', () => {
  it.each(TRICKS)('is never %j', (trick) => {
    expect(ownPath(trick)).toBeUndefined();
    expect(startPaymentSchema.shape.return_url.safeParse(trick).success).toBe(false);
    expect(safeReturnPath('th', trick)).toBe('/th');
  });

  it.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/th/orders/AR1/payment/result?x=1#y', '/th/orders/AR1/payment/result?x=1#y'],
    ['/products/search?q=a%20b&brand=1', '/products/search?q=a%20b&brand=1'],
    ['/products/search?q=//example.com', '/products/search?q=//example.com'],
    ['/@user', '/@user'],
    ['/a/../b', '/b'],
    ['/products/ยา/1', '/products/%E0%B8%A2%E0%B8%B2/1'],
  ])('%s is ours', (path, read) => {
    expect(ownPath(path)).toBe(read);
    expect(startPaymentSchema.shape.return_url.safeParse(path).success).toBe(true);
    expect(safeReturnPath('en', path)).toBe(read);
  });

  it('stays on the shop for any input', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '\t', '\n', ' ', '@', ':', '?', '#'],
      ...['example.com', 'th', 'https:', 'ก', '%e0', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = ownPath(`/${pieces.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, SHOP).origin).toBe(SHOP);
        expect(new URL(SHOP + path).origin).toBe(SHOP);
        // Normalisation is idempotent.
        expect(ownPath(path)).toBe(path);
      }),
    );
  });

  it.each(['/th//example.com', '/en//example.com', '/th///example.com', '/th/'])(
    'in another language, %s is still ours',
    (path) => {
      for (const to of ['en', 'th'] as const) {
        const { path: bare } = splitLocale(path);
        expect(ownPath(localePath(to, bare))).toBeDefined();
      }
    },
  );
});
