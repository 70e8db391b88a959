import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchButton } from './search-button';

let scroll: (inView: boolean) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => {
          act(() => {
            tell([{ isIntersecting }]);
          });
        };
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  render(
    <>
      <SearchButton label="Search" row="row" />
      <div id="row">
        <input aria-label="Field" />
        <button type="submit">Go</button>
      </div>
      <a href="#next">Next</a>
    </>,
  );
});

test('no button while the field is visible', () => {
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  scroll(false);
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  scroll(true);
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
});

test('it restores the field until it loses the focus', async () => {
  const user = userEvent.setup({ delay: null });
  const row = document.getElementById('row');
  scroll(false);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(row).toHaveAttribute('data-pinned');
  expect(screen.getByLabelText('Field')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  expect(row).toHaveAttribute('data-pinned');
  await user.tab();
  expect(row).not.toHaveAttribute('data-pinned');
});
