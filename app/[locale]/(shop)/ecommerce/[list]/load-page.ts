import { notFound } from 'next/navigation';
import { isListPage, serviceList } from '@/lib/catalog/list-pages';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadList } from '../../../load-list';

export interface ListPageProps {
  readonly params: Promise<{ readonly locale: string; readonly list: string }>;
  readonly searchParams: Promise<PageParams<'list'>>;
}

export async function loadPage({ params, searchParams }: ListPageProps) {
  const locale = await localeOf(params);
  const { list } = await params;
  if (!isListPage(list)) notFound();
  const [intl, loaded] = await Promise.all([
    getIntl(locale, 'catalog', 'wishes'),
    loadList(locale, searchParams, { list: serviceList(list) }),
  ]);
  const title = intl.formatMessage({ id: `catalog.list.${list}` });
  return {
    locale,
    intl,
    list,
    ...loaded,
    path: pagePath(`/ecommerce/${list}`),
    title,
    intro: intl.formatMessage({ id: `catalog.list.${list}.intro` }),
    trail: [
      { name: intl.formatMessage({ id: 'catalog.shop' }), url: pagePath('/ecommerce') },
      { name: title },
    ],
  };
}
