import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { measureBoxes } from '@/tests/harness/measured';
import { StickyBuy } from './sticky-buy';

test('messages keep clear of the bar at any height, also with large text', () => {
  const { room, growTo } = measureBoxes(68);
  const { unmount } = render(<StickyBuy>Add to cart</StickyBuy>);
  expect(room()).toBe('68px');
  growTo(132);
  expect(room()).toBe('132px');
  unmount();
  expect(room()).toBe('');
});
