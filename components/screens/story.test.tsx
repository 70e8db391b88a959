import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandCategory, BrandDetail } from '@/lib/catalog/contract';
import type { Content, ContentPage } from '@/lib/contents/contract';
import { showServed } from '@/tests/harness/show';
import { StoryArticlesScreen } from './story-articles-screen';
import { StoryScreen } from './story-screen';

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://shop.example';
});

const brand: BrandDetail = {
  id: 7,
  brand_name: 'Lunara',
  brand_name_en: 'Lunara',
  brand_name_th: 'ลูนารา',
  brand_code: '684',
  image: { thumbnail_url: '/media/brands/7.webp' },
  tagline: 'Skin that rests well glows',
  product_count: 38,
  story: 'It began with rice water.',
};

const department = (id: number, name: string) => ({
  id,
  dept_name: name,
  dept_name_en: name,
  dept_name_th: name,
  url: `/categories/1/${name.toLowerCase()}`,
});

const skinCare: BrandCategory = {
  id: 1,
  category_name_en: 'Skin Care',
  category_name_th: 'ดูแลผิวหน้า',
  icon: { thumbnail_url: '/media/icons/skin.svg' },
  depts: [department(101, 'Serums'), department(102, 'Masks')],
};

const article = (id: number): Content => ({
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
});

const page = (...ids: number[]): ContentPage => ({
  entities: ids.map(article),
  page: 1,
  per_page: 3,
  total: ids.length,
  topics: [],
});

function show(categories: readonly BrandCategory[], contents: ContentPage, shown = brand) {
  return showServed(
    <StoryScreen
      brand={shown}
      locale="en"
      categories={categories}
      articles={contents}
      trail={[]}
      isOurs={false}
      bestsellers={[]}
    />,
  );
}

describe('the story of a brand', () => {
  it('leads to its departments, its articles and its products', async () => {
    await show([skinCare], page(1, 2));
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(screen.getByRole('heading', { level: 1, name: 'The story of Lunara' })).toBeVisible();
    expect(screen.getByText('It began with rice water.')).toBeVisible();
    expect(href('Masks')).toBe('/brandstory/7/masks');
    expect(href('Shop Lunara')).toBe('/brands/7');
    expect(href(/^See all articles/)).toBe('/brandstory/7/ArticleList');
    expect(href('About 2')).toBe('/brandstory/HealthHub/ArticleList/2');
    const facts = screen.getByRole('list', { name: 'Lunara at a glance' });
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual(['38 products in our shop', '2 departments', '2 related articles']);
  });

  it('leaves out what there is none of', async () => {
    await show([], page(), { ...brand, product_count: 0 });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Lunara at a glance' })).not.toBeInTheDocument();
  });

  it('says where else there is something to read', async () => {
    await showServed(
      <StoryArticlesScreen locale="en" trail={[]} brand={brand} page={1} contents={page()} />,
    );
    expect(screen.getByRole('link', { name: 'Open HealthHub' })).toHaveAttribute(
      'href',
      '/brandstory/HealthHub',
    );
  });
});
