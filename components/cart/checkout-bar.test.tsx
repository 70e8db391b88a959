import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '@/messages/cart/en.json';
import { measureBoxes } from '@/tests/harness/measured';
import { visit } from '@/tests/harness/page';
import { CheckoutBar } from './checkout-bar';

test('the page makes room for the bar as high as it is, and takes the room back', () => {
  const { room, growTo } = measureBoxes(72);
  visit('/cart');
  const { unmount } = render(
    <IntlProvider locale="en" messages={messages}>
      <CheckoutBar total="฿1,234.50" isStale={false} blockedBy={undefined} />
    </IntlProvider>,
  );
  expect(room()).toBe('72px');
  // Large text wraps it.
  growTo(151.2);
  expect(room()).toBe('152px');
  unmount();
  expect(room()).toBe('');
});
