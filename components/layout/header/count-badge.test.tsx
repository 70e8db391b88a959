import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './count-badge';

test.each([
  [0, ''],
  [1, '1 unread'],
  [99, '99 unread'],
  [100, '+99 unread'],
])('%i is shown as "%s"', (count, text) => {
  const { container } = render(<CountBadge count={count} of="unread" />);
  expect(container.textContent).toBe(text);
});
