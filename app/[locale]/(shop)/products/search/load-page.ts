import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { activeFilters } from '@/lib/catalog/active-filters';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath, pathTo } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { pageCard } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { listMetadata } from '../../../list-metadata';
import { loadList } from '../../../load-list';

export interface SearchPageProps {
  readonly params: Promise<{ readonly locale: string }>;
  readonly searchParams: Promise<PageParams<'search'>>;
}

export async function loadPage({ params, searchParams }: SearchPageProps) {
  const locale = await localeOf(params);
  const [intl, list] = await Promise.all([
    getIntl(locale, 'catalog', 'wishes'),
    loadList(locale, searchParams),
  ]);
  const { keyword, exact } = list.state;
  const { corrected, did_you_mean: meant } = list.products;
  const isOther = corrected && exact !== true;
  return {
    locale,
    intl,
    ...list,
    path: pathTo(locale, '/products/search'),
    /** No results for the keyword, and none for a correction. */
    isEmpty: list.products.total === 0 || (corrected && exact === true),
    title:
      keyword === undefined
        ? intl.formatMessage({
            id: activeFilters(list.state).length > 0 ? 'catalog.searchAll' : 'catalog.searchPrompt',
          })
        : intl.formatMessage(
            { id: 'catalog.searchTitle' },
            { keyword: isOther ? (meant ?? keyword) : keyword },
          ),
    trail: [{ name: intl.formatMessage({ id: 'catalog.search' }) }],
  };
}

/** Search pages are never indexed, with or without a keyword. */
export function searchMetadata(page: Awaited<ReturnType<typeof loadPage>>): Metadata {
  const shop = brandName(page.locale, brand);
  return listMetadata({
    ...page,
    page: 'search',
    paths: samePath(pagePath('/products/search')),
    description: page.intl.formatMessage({ id: 'catalog.searchDescription' }, { shop }),
    image: pageCard(page.locale, 'search', page.title),
  });
}
