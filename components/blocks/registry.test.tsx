import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '@/lib/blocks/blocks';
import type { ShopBlocks } from './block-props';
import { FormFrame } from './form';
import { CountdownFrame, ProductsFrame } from './frames';
import { ContentBlocks } from './registry';

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
const shop: ShopBlocks = {
  products: (props) => (
    <ProductsFrame {...props}>{`cards ${props.block.ids.join()}`}</ProductsFrame>
  ),
  rail: () => null,
  countdown: (props) => <CountdownFrame {...props}>02:00</CountdownFrame>,
  form: (props) => <FormFrame {...props}>{`form ${props.block.form}`}</FormFrame>,
  campaignAction: () => null,
  campaigns: ({ record }) => <p>{`campaigns beside ${record?.page.title ?? 'no page'}`}</p>,
  coupons: ({ block, locale }) => <p>{`coupons ${block.title[locale]}`}</p>,
  stores: ({ block }) => <p>{`${String(block.count)} branches`}</p>,
};

describe('ContentBlocks', () => {
  it('renders every block type, in order and in the language of the page', () => {
    render(<ContentBlocks blocks={blocks} locale="th" shop={shop} />);
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

  it('links to files without a language prefix', () => {
    const file = '/forms/personal-data-request-th.pdf';
    const items = [{ name: text('Thai form'), about: text('PDF'), file }];
    const downloads = { type: 'downloads', title: text('Forms'), items } as const;
    render(<ContentBlocks blocks={[downloads]} locale="th" shop={shop} />);
    const forms = screen.getByRole('region', { name: 'Forms ไทย' });
    expect(within(forms).getByRole('link', { name: 'Thai form ไทย' })).toHaveAttribute(
      'href',
      file,
    );
  });

  it('requests coupons and branches, and shows pictures with their captions', () => {
    const items = [
      { picture: 'topic-acne', caption: text('One') },
      { picture: 'topic-flu', caption: text('Two') },
    ];
    const shown: readonly ContentBlock[] = [
      { type: 'coupons', layout: 'strip', title: text('Save') },
      { type: 'stores', layout: 'cards', title: text('Near'), count: 3 },
      { type: 'gallery', layout: 'grid', title: text('Look'), items },
    ];
    render(<ContentBlocks blocks={shown} locale="th" shop={shop} />);
    expect(screen.getByText('coupons Save ไทย')).toBeInTheDocument();
    expect(screen.getByText('3 branches')).toBeInTheDocument();
    const gallery = screen.getByRole('region', { name: 'Look ไทย' });
    expect(within(gallery).getAllByRole('figure')).toHaveLength(2);
    expect(gallery).toHaveTextContent('Two ไทย');
  });

  it('shows questions and terms folded, or open if the block says so', () => {
    const items = [{ question: text('When'), answer: text('Now') }];
    const shown: readonly ContentBlock[] = [
      { type: 'faq', title: text('Folded'), items },
      { type: 'faq', layout: 'columns', title: text('Open'), items },
      { type: 'terms', title: text('Small print'), items: [text('Once')] },
      { type: 'terms', layout: 'open', title: text('Rules'), items: [text('Once')] },
    ];
    render(<ContentBlocks blocks={shown} locale="en" shop={shop} />);
    expect(screen.getAllByRole('group').map((part) => part.textContent)).toEqual([
      'WhenNow',
      'Small printOnce',
    ]);
    const open = screen.getByRole('region', { name: 'Open' });
    expect(within(open).getByRole('heading', { name: 'When' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Rules' })).toHaveTextContent('Once');
  });

  it('counts down in the layout of the block', () => {
    const clock: ContentBlock = { type: 'countdown', layout: 'banner', title: text('Left') };
    render(<ContentBlocks blocks={[clock]} locale="en" shop={shop} />);
    const banner = screen.getByText('Left').parentElement;
    expect(banner).toHaveAttribute('data-layout', 'banner');
    expect(banner).toHaveTextContent('Left02:00');
  });

  it('loads nothing of a film before it is played', () => {
    const film: ContentBlock = {
      ...{ type: 'video', layout: 'wide', title: text('Film'), text: text('About') },
      ...{ poster: 'topic-acne', file: '/films/a.webm', subtitles: text('/films/a.vtt') },
    };
    const { container } = render(<ContentBlocks blocks={[film]} locale="th" shop={shop} />);
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('poster', '/media/scenes/topic-acne.webp');
    const track = container.querySelector('track');
    expect(track).toHaveAttribute('src', '/films/a.vtt ไทย');
    expect(track).toHaveAttribute('srclang', 'th');
    expect(track).not.toHaveAttribute('default');
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
    render(<ContentBlocks blocks={[quiz]} locale="en" shop={shop} />);
    expect(screen.queryByRole('heading', { name: /Result/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Shiny' }));
    expect(screen.queryByRole('heading', { name: /Result/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Greasy' }));
    expect(screen.getByRole('heading', { name: 'Result oily' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To oily' })).toHaveAttribute('href', '/oily');
  });

  it('lists the places of a drawing in order', () => {
    const map: ContentBlock = {
      ...{ type: 'imageMap', layout: 'labels', title: text('Shelf'), picture: 'topic-acne' },
      alt: text('A shelf'),
      areas: [
        { x: 10, y: 20, label: text('Top'), path: '/categories/1' },
        { x: 50, y: 60, label: text('Below'), path: '/categories/2' },
      ],
    };
    render(<ContentBlocks blocks={[map]} locale="th" shop={shop} />);
    const links = within(screen.getByRole('region', { name: 'Shelf ไทย' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/th/categories/1',
      '/th/categories/2',
    ]);
  });

  it('shows markup as the text it is', () => {
    const markup = { type: 'paragraph', text: text('<img src=x onerror=alert(1)>') } as const;
    const { container } = render(<ContentBlocks blocks={[markup]} locale="en" shop={shop} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });
});
