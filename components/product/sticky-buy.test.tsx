import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureBoxes } from '@/tests/harness/measured';
import { StickyBuy } from './sticky-buy';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('messages rise above the bar as high as it is, with large text too', () => {
  const { room, growTo } = measureBoxes(68);
  const { unmount } = render(<StickyBuy>Add to cart</StickyBuy>);
  expect(room()).toBe('68px');
  growTo(132);
  expect(room()).toBe('132px');
  unmount();
  expect(room()).toBe('');
});
