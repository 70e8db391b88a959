import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  coupons: ({ title }: { title: { en: string } }) => <p>{`coupons ${title.en}`}</p>,
  stores: ({ count }: { count: number }) => <p>{`${String(count)} branches`}</p>,
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

  it('asks for coupons and branches, and shows pictures with their captions', () => {
    const items = [
      { picture: 'topic-acne', caption: text('One') },
      { picture: 'topic-flu', caption: text('Two') },
    ];
    const shown: readonly ContentBlock[] = [
      { type: 'coupons', layout: 'strip', title: text('Save') },
      { type: 'stores', layout: 'cards', title: text('Near'), count: 3 },
      { type: 'gallery', layout: 'grid', title: text('Look'), items },
    ];
    render(<ContentBlocks blocks={shown} locale="th" slots={slots} />);
    expect(screen.getByText('coupons Save')).toBeInTheDocument();
    expect(screen.getByText('3 branches')).toBeInTheDocument();
    const gallery = screen.getByRole('region', { name: 'Look ไทย' });
    expect(within(gallery).getAllByRole('figure')).toHaveLength(2);
    expect(gallery).toHaveTextContent('Two ไทย');
  });

  it('loads nothing of a film before it is played', () => {
    const film: ContentBlock = {
      ...{ type: 'video', layout: 'wide', title: text('Film'), text: text('About') },
      ...{ poster: 'topic-acne', file: '/films/wash.webm' },
    };
    const { container } = render(<ContentBlocks blocks={[film]} locale="en" slots={slots} />);
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('poster', '/media/scenes/topic-acne.webp');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('leads from the answers of a quiz to its result', async () => {
    const answer = (label: string, result: string) => ({ label: text(label), result });
    const quiz: ContentBlock = {
      ...{ type: 'quiz', title: text('Skin'), text: text('Two questions') },
      questions: [
        { question: text('Morning'), answers: [answer('Tight', 'dry'), answer('Shiny', 'oily')] },
        { question: text('Noon'), answers: [answer('Flaky', 'dry'), answer('Greasy', 'oily')] },
      ],
      results: ['dry', 'oily'].map((key) => ({
        ...{ key, title: text(`Result ${key}`), text: text('So') },
        action: { label: text(`To ${key}`), path: `/${key}` },
      })),
    };
    render(<ContentBlocks blocks={[quiz]} locale="en" slots={slots} />);
    expect(screen.queryByRole('heading', { name: /Result/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Shiny' }));
    expect(screen.queryByRole('heading', { name: /Result/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Greasy' }));
    expect(screen.getByRole('heading', { name: 'Result oily' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To oily' })).toHaveAttribute('href', '/oily');
  });

  it('names the places of a drawing in order', () => {
    const map: ContentBlock = {
      ...{ type: 'imageMap', layout: 'labels', title: text('Shelf'), picture: 'topic-acne' },
      alt: text('A shelf'),
      areas: [
        { x: 10, y: 20, label: text('Top'), path: '/categories/1' },
        { x: 50, y: 60, label: text('Below'), path: '/categories/2' },
      ],
    };
    render(<ContentBlocks blocks={[map]} locale="th" slots={slots} />);
    const links = within(screen.getByRole('region', { name: 'Shelf ไทย' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/th/categories/1',
      '/th/categories/2',
    ]);
  });

  it('shows markup as the text it is', () => {
    const markup = { type: 'paragraph', text: text('<img src=x onerror=alert(1)>') } as const;
    const { container } = render(<ContentBlocks blocks={[markup]} locale="en" slots={slots} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });
});
