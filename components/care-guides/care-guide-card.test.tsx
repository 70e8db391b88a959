import { render, screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';
import { sayer } from '@/components/common/say';
import type { CareGuide } from '@/lib/care-guides/contract';
import messages from '@/messages/care-guides/en.json';
import { CareGuideCard } from './care-guide-card';

const say = sayer(createIntl({ locale: 'en', messages }));

const headache: CareGuide = {
  id: 'headache',
  name: 'Headache',
  urgency: 'self',
  text: 'Most headaches pass.',
  alone: true,
  helps: [
    { name: 'Paracetamol', text: 'Eases pain.', keyword: 'paracetamol' },
    { name: 'Rest', text: 'In a dark room.', keyword: null },
  ],
  asks: ['How long?'],
  red_flags: ['A stiff neck'],
  hotline: null,
  article: { id: 7, title: 'Headaches' },
  sources: [{ url: 'https://example.org/headache', title: 'A source' }],
};

function show(guide: Partial<CareGuide>, open = true) {
  render(
    <CareGuideCard
      guide={{ ...headache, ...guide }}
      locale="en"
      {...{ say, open }}
      pharmacist={<p>Pharmacist is in</p>}
    />,
  );
}

test('an open card shows its advice, with links to what is sold', () => {
  show({});
  const card = screen.getByRole('region', { name: 'Advice: Headache' });
  expect(within(card).getByText('A stiff neck')).toBeVisible();
  expect(within(card).getByText('Pharmacist is in')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'See products: Paracetamol' })).toHaveAttribute(
    'href',
    '/products/search?keyword=paracetamol',
  );
  expect(within(card).getAllByRole('link', { name: /See products/ })).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Read more: Headaches' })).toBeVisible();
  expect(within(card).getByText('How long?')).not.toBeVisible();
});

test('a folded card shows its name alone', () => {
  show({}, false);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('A stiff neck')).not.toBeVisible();
  expect(screen.getByText(/About Headache/)).toBeVisible();
});

test('an emergency is open in any case, with its hotline and without the pharmacist', () => {
  show({ urgency: 'emergency', hotline: '1669' }, false);
  expect(screen.getByRole('link', { name: 'Call 1669, emergency' })).toHaveAttribute(
    'href',
    'tel:1669',
  );
  expect(screen.queryByText('Pharmacist is in')).not.toBeInTheDocument();
});
