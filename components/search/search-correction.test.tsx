import { render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';
import { sayer } from '@/components/common/say';
import messages from '@/messages/catalog/en.json';
import { changeList, listHref, PLAIN_LIST } from '@/lib/catalog/list-state';
import { SearchCorrection } from './search-correction';

const say = sayer(createIntl({ locale: 'en', messages }));

function show(corrected: boolean, leftOut: readonly string[]) {
  render(
    <SearchCorrection
      keyword="ginger lipstick"
      meant="lipstick"
      corrected={corrected}
      leftOut={leftOut}
      hrefOf={(wording) =>
        listHref(
          '/products/search',
          changeList({ ...PLAIN_LIST, priceMax: 300, exact: true }, wording),
        )
      }
      say={say}
    />,
  );
}

test('reports that no product has all words, and which words are used', () => {
  show(true, ['ginger']);
  expect(screen.getByText(/No products match all of “ginger lipstick”/)).toHaveTextContent(
    'Showing results for “lipstick”.',
  );
});

test('reports no missing words for a misspelling', () => {
  show(true, []);
  expect(screen.queryByText(/No products match/)).not.toBeInTheDocument();
  expect(screen.getByText('Showing results for “lipstick”.')).toBeInTheDocument();
});

test('offers another wording as a link', () => {
  show(false, []);
  expect(screen.getByRole('link', { name: 'Did you mean “lipstick”?' })).toHaveAttribute(
    'href',
    '/products/search?keyword=lipstick&price_max=300',
  );
});
