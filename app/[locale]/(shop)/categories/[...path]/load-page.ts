import type { CrumbTrail } from '@/lib/seo/crumbs';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadList } from '../../../load-list';
import { loadCategory } from './load-category';

export interface CategoryPageProps {
  readonly params: Promise<{ readonly locale: string; readonly path: readonly string[] }>;
  readonly searchParams: Promise<PageParams<'category'>>;
}

export async function loadPage({ params, searchParams }: CategoryPageProps) {
  const locale = await localeOf(params);
  const { path: segments } = await params;
  const [intl, loaded] = await Promise.all([
    getIntl(locale, 'catalog', 'wishes'),
    loadCategory(locale, segments),
  ]);
  const { category, department } = loaded;
  const list = await loadList(locale, searchParams, {
    category: category.id,
    ...(department ? { dept: String(department.id) } : {}),
  });
  const trail: CrumbTrail = [
    { name: intl.formatMessage({ id: 'catalog.categories' }), url: pagePath('/categories') },
    department ? { name: category.name, url: category.url } : { name: category.name },
    ...(department ? [{ name: department.dept_name }] : []),
  ];
  return { locale, intl, ...loaded, ...list, trail };
}
