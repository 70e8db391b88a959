import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { BelowFirstScreen } from './following';

let container: HTMLElement;
let first: string;

const Page = () => (
  <main>
    <h1
      ref={() => {
        first ||= container.textContent;
      }}
    >
      Serum
    </h1>
    <BelowFirstScreen>
      <h2>Reviews</h2>
    </BelowFirstScreen>
  </main>
);

beforeEach(async () => {
  // The flag of a back navigation is cleared in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  container = document.createElement('div');
  document.body.replaceChildren(container);
  first = '';
});

test('the server sends the whole page, and hydration removes nothing', async () => {
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('SerumReviews');
  await act(async () => hydrateRoot(container, <Page />));
  expect(first).toBe('SerumReviews');
});

test('after a click the first screen renders first', async () => {
  await act(async () => {
    createRoot(container).render(<Page />);
  });
  expect(first).toBe('Serum');
  expect(container).toHaveTextContent('SerumReviews');
});

test('on back navigation everything renders at once', async () => {
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    createRoot(container).render(<Page />);
  });
  expect(first).toBe('SerumReviews');
});
