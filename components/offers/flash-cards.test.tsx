import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '@/tests/harness/page';
import { FlashCards } from './flash-cards';

it('gives each card a heart and a button that adds one, like other tiles', () => {
  visit('/');
  render(
    <FlashCards
      tiles={['Rice Serum', 'Sun Milk'].map((name, index) => ({
        id: index + 1,
        name,
        picture: '/media/products/7.webp',
        amount: 399,
        price: '฿399.00',
        was: '฿590.00',
        saving: '−32%',
        quota: { percent: 40, few: false, words: '40% sold' },
      }))}
      texts={{
        oldPrice: 'Old price',
        add: 'Add',
        adding: 'Adding',
        added: 'Added',
        heart: 'Keep {name}',
      }}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Keep Rice Serum',
    'Add: Rice Serum',
    'Keep Sun Milk',
    'Add: Sun Milk',
  ]);
});
