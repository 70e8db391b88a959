import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge, countedLabel } from './count-badge';

test.each([
  [0, '', 'Messages'],
  [1, '1', 'Messages 1 unread'],
  [99, '99', 'Messages 99 unread'],
  [100, '+99', 'Messages +99 unread'],
])('%i is shown as "%s" and read as "%s"', (count, text, label) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container.textContent).toBe(text);
  expect(countedLabel('Messages', count, 'unread')).toBe(label);
});
