import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentBlock } from '@/lib/content/blocks';
import { ContentBlocks } from './registry';

afterEach(cleanup);

const text = (word: string) => ({ en: word, th: `${word} ไทย` });
const blocks: readonly ContentBlock[] = [
  { type: 'paragraph', text: text('Lead') },
  { type: 'heading', text: text('Why') },
  { type: 'list', ordered: true, items: [text('First'), text('Second')] },
  { type: 'list', ordered: false, items: [text('Loose')] },
  { type: 'note', text: text('See a doctor') },
  { type: 'picture', picture: 'topic-acne', alt: text('A basin') },
  { type: 'products', title: text('Fitting'), ids: [7, 3] },
  { type: 'form', form: 'contact', title: text('Write'), text: text('We answer') },
  { type: 'link', label: text('More'), path: '/categories/1' },
];
const slots = {
  products: (ids: readonly number[]) => <p>{`cards ${ids.join()}`}</p>,
  rail: () => null,
  countdown: () => null,
  form: (name: string) => <p>{`form ${name}`}</p>,
  action: () => null,
  campaigns: null,
};

describe('ContentBlocks', () => {
  it('shows every type of block, in order and in the language of the page', () => {
    render(<ContentBlocks blocks={blocks} locale="th" slots={slots} />);
    expect(screen.getByText('Lead ไทย')).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 2, name: 'Why ไทย' });
    expect(heading).toHaveAttribute('id', 'part-2');
    const [ordered, loose] = screen.getAllByRole('list');
    expect(ordered?.tagName).toBe('OL');
    expect(loose?.tagName).toBe('UL');
    expect(within(ordered!).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('note')).toHaveTextContent('See a doctor ไทย');
    expect(screen.getByRole('img', { name: 'A basin ไทย' })).toHaveAttribute('width', '1200');
    const shelf = screen.getByRole('region', { name: 'Fitting ไทย' });
    expect(shelf).toHaveTextContent('cards 7,3');
    expect(screen.getByRole('region', { name: 'Write ไทย' })).toHaveTextContent('form contact');
    expect(screen.getByRole('link', { name: 'More ไทย' })).toHaveAttribute(
      'href',
      '/th/categories/1',
    );
  });

  it('leaves a row out whose products are all gone, heading and all', () => {
    render(
      <ContentBlocks blocks={blocks} locale="en" slots={{ ...slots, products: () => null }} />,
    );
    expect(screen.queryByRole('heading', { name: 'Fitting' })).not.toBeInTheDocument();
    expect(screen.getByText('More')).toBeInTheDocument();
  });

  it('gives files without the language of the page', () => {
    const file = '/forms/personal-data-request-th.pdf';
    const items = [{ name: text('Thai form'), about: text('PDF'), file }];
    const downloads = { type: 'downloads', title: text('Forms'), items } as const;
    render(<ContentBlocks blocks={[downloads]} locale="th" slots={slots} />);
    const forms = screen.getByRole('region', { name: 'Forms ไทย' });
    expect(within(forms).getByRole('link', { name: 'Thai form ไทย' })).toHaveAttribute(
      'href',
      file,
    );
  });

  it('shows markup as the text it is', () => {
    const markup = { type: 'paragraph', text: text('<img src=x onerror=alert(1)>') } as const;
    const { container } = render(<ContentBlocks blocks={[markup]} locale="en" slots={slots} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });
});
