import { notFound, permanentRedirect } from 'next/navigation';
import type { BrandCategory, Department } from '@/lib/catalog/contract';
import { readContents } from '@/lib/contents/reads';
import { formerDepartment, readBrandCategories, readProducts } from '@/lib/catalog/reads';
import { localePath } from '@/lib/i18n/locale';
import { storyDepartmentPath } from '@/lib/pages/content-paths';
import { parseId } from '@/lib/pages/segments';
import { loadStory } from '../load-story';

export interface StoryDepartmentProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly id: string;
    readonly dept: string;
  }>;
}

const PRODUCTS = 24;
const ARTICLES = 3;

/** Department with products of the brand, by slug. An id and an earlier slug redirect to the slug. */
export async function loadPage({ params }: StoryDepartmentProps) {
  const { dept } = await params;
  const story = await loadStory(params);
  const { locale, brand } = story;
  const categories = await readBrandCategories(brand.brand_code, locale);
  const shelf = find(categories, dept) ?? find(categories, (await formerDepartment(dept)) ?? dept);
  if (!shelf) notFound();
  const { category, department } = shelf;
  const path = storyDepartmentPath(brand.id, department);
  if (!path.endsWith(`/${dept}`)) permanentRedirect(localePath(locale, path));
  const [products, { entities: articles }] = await Promise.all([
    readProducts({
      locale,
      brand: [String(brand.id)],
      category: category.id,
      dept: String(department.id),
      sort: 'bestseller',
      per_page: PRODUCTS,
    }),
    readContents({
      locale,
      type: 'article',
      brand: brand.id,
      dept: department.id,
      per_page: ARTICLES,
    }),
  ]);
  return {
    ...story,
    departments: categories.flatMap(({ depts }: BrandCategory) => depts),
    category,
    department,
    path,
    products,
    articles,
  };
}

function find(categories: readonly BrandCategory[], dept: string) {
  for (const category of categories) {
    const department = category.depts.find((one) => isNamed(one, dept));
    if (department) return { category, department };
  }
  return undefined;
}

function isNamed({ id, url }: Department, dept: string): boolean {
  return url.endsWith(`/${dept}`) || id === parseId(dept);
}
