import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { HeadingBlock } from '@/components/blocks/text-blocks';
import type { Content, ContentDetail } from '@/lib/contents/contract';
import { blockId } from '@/lib/contents/outline';
import type { Locale } from '@/lib/i18n/locale';
import { showServed } from '@/tests/harness/show';
import { ArticleListing } from './article-listing';
import { ArticleView } from './article-view';

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://shop.example';
});

function content(id: number, rest: Partial<Content> = {}): Content {
  return {
    id,
    type: 'article',
    slug: `about-${String(id)}`,
    title: `About ${String(id)}`,
    excerpt: 'In short.',
    topic: 'Skin and hair',
    topic_key: 'skin',
    image: { thumbnail_url: '/media/scenes/topic-acne.webp' },
    published_at: '2026-03-05T03:00:00.000Z',
    updated_at: '2026-03-05T03:00:00.000Z',
    ...rest,
  };
}

const text = (word: string) => ({ en: word, th: `${word} ไทย` });
const blocks: ContentDetail['blocks'] = ['One', 'Two', 'Three'].flatMap((name) => [
  { type: 'heading' as const, text: text(name) },
  { type: 'paragraph' as const, text: text(`About ${name.toLowerCase()}`) },
]);
const detail: ContentDetail = {
  ...content(3),
  blocks,
  author: null,
  reviewer: null,
  reviewed_at: null,
  sources: [],
  related: [content(4)],
};
const credits = {
  author: { name: 'Health Team', role: 'Editors' },
  reviewer: { name: 'Pharmacist Malee', licence_no: '90127' },
  reviewed_at: '2026-08-01T03:00:00.000Z',
  sources: [{ title: 'World Health Organization: Dengue', url: 'https://www.who.int/dengue' }],
};

function show(locale: Locale, changes: Partial<ContentDetail> = {}) {
  const shown = { ...detail, ...changes };
  return showServed(
    <ArticleView locale={locale} content={shown}>
      {shown.blocks.map(
        (block, index) =>
          block.type === 'heading' && (
            <HeadingBlock key={blockId(index)} {...{ block, locale, id: blockId(index) }} />
          ),
      )}
    </ArticleView>,
  );
}

function thing(container: HTMLElement): Record<string, unknown> {
  const script = container.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}') as Record<string, unknown>;
}

describe('ArticleView', () => {
  it('has the same facts in text and in structured data', async () => {
    const { container } = await show('en');
    const { headline, datePublished, description, mainEntityOfPage } = thing(container);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline as string);
    expect(screen.getByText(description as string, { selector: 'header p' })).toBeInTheDocument();
    const date = screen.getByText('5 March 2026', { selector: 'header time' });
    expect(date).toHaveAttribute('datetime', datePublished);
    expect(mainEntityOfPage).toBe('https://shop.example/brandstory/HealthHub/ArticleList/3');
    expect(thing(container)['@type']).toBe('Article');
  });

  it('shows Buddhist years in Thai, but not in the machine-readable date', async () => {
    await show('th', { type: 'news' });
    const date = screen.getByText('5 มีนาคม 2569', { selector: 'header time' });
    expect(date).toHaveAttribute('datetime', '2026-03-05T03:00:00.000Z');
  });

  it('shows the review date if it differs from the publication date', async () => {
    await show('en');
    expect(screen.queryByText(/Reviewed/)).not.toBeInTheDocument();
    cleanup();
    await show('en', { updated_at: '2026-08-01T03:00:00.000Z' });
    expect(screen.getByText('Reviewed 1 August 2026')).toBeInTheDocument();
  });

  it('names author, reviewer and sources, in text and in structured data', async () => {
    const { container } = await show('en', credits);
    for (const said of ['Health Team', 'Pharmacist Malee', 'Licence no. 90127', '1 August 2026'])
      expect(screen.getByText(said)).toBeInTheDocument();
    const source = screen.getByRole('link', { name: 'World Health Organization: Dengue' });
    expect(source).toHaveAttribute('href', 'https://www.who.int/dengue');
    expect(thing(container)).toMatchObject({
      author: { '@type': 'Organization', name: 'Health Team' },
      citation: ['https://www.who.int/dengue'],
      mainEntityOfPage: {
        '@type': 'MedicalWebPage',
        lastReviewed: '2026-08-01T03:00:00.000Z',
        reviewedBy: { '@type': 'Person', name: 'Pharmacist Malee', identifier: '90127' },
      },
    });
  });

  it('links to the parts of a long text', async () => {
    const { container } = await show('en');
    const nav = screen.getByRole('navigation', { name: 'In this article' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['One', 'Two', 'Three']);
    for (const link of links) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent,
      );
    }
    cleanup();
    await show('en', { blocks: blocks.slice(0, 2) });
    expect(screen.queryByRole('navigation', { name: 'In this article' })).not.toBeInTheDocument();
  });

  it('is shared by plain links that load no third-party code', async () => {
    const { container } = await show('en');
    const link = screen.getByRole('link', { name: 'Share on LINE (opens in a new window)' });
    expect(link.getAttribute('href')).toContain(
      encodeURIComponent('https://shop.example/brandstory/HealthHub/ArticleList/3'),
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(container.querySelector('iframe, script[src]')).toBeNull();
  });

  it('has a disclaimer below health advice but not below news', async () => {
    await show('en');
    expect(screen.getByText(/does not replace advice/)).toBeInTheDocument();
    cleanup();
    await show('en', { type: 'news' });
    expect(screen.queryByText(/does not replace advice/)).not.toBeInTheDocument();
  });
});

describe('ArticleListing', () => {
  const topics = [
    { key: 'skin', name: 'Skin and hair', count: 20 },
    { key: 'family', name: 'Family', count: 3 },
  ];
  const contents = { entities: [content(1)], page: 2, per_page: 9, total: 20, topics };

  it('keeps the topic across pages, and starts at page one for another topic', async () => {
    await showServed(
      <ArticleListing
        locale="th"
        path="/th/news"
        state={{ page: 2, topic: 'skin' }}
        contents={contents}
      />,
    );
    expect(screen.getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/th/news?topic=skin&page=3',
    );
    const nav = screen.getByRole('navigation', { name: 'หัวข้อ' });
    const current = within(nav).getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent('Skin and hair');
    expect(within(nav).getByRole('link', { name: /Family/ })).toHaveAttribute(
      'href',
      '/th/news?topic=family',
    );
    expect(within(nav).getByRole('link', { name: 'ทุกหัวข้อ' })).toHaveAttribute('href', '/th/news');
  });

  it('is indexable only when unfiltered', async () => {
    const { container, rerender } = await showServed(
      <ArticleListing locale="en" path="/news" state={{ page: 2 }} contents={contents} />,
    );
    const [first] = thing(container)['itemListElement'] as Record<string, unknown>[];
    expect(first).toMatchObject({ position: 10, name: 'About 1' });
    rerender(
      <ArticleListing
        locale="en"
        path="/news"
        state={{ page: 1, topic: 'skin' }}
        contents={contents}
      />,
    );
    expect(thing(container)).toEqual({});
  });
});
