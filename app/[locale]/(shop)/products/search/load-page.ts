import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import type { SearchParams } from '@/lib/catalog/list-state';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath } from '@/lib/i18n/locale';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { samePath } from '@/lib/seo/urls';
import { listMetadata } from '../../../list-metadata';
import { loadList } from '../../../load-list';

const PATH = '/products/search';

export interface SearchPageProps {
  readonly params: Promise<{ readonly locale: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function loadPage({ params, searchParams }: SearchPageProps) {
  const locale = await localeOf(params);
  const [intl, list] = await Promise.all([
    getIntl(locale, 'catalog'),
    loadList(locale, searchParams),
  ]);
  const { keyword } = list.state;
  return {
    locale,
    intl,
    ...list,
    path: localePath(locale, PATH),
    title:
      keyword === undefined
        ? intl.formatMessage({ id: 'catalog.searchPrompt' })
        : intl.formatMessage({ id: 'catalog.searchTitle' }, { keyword }),
    trail: [{ name: intl.formatMessage({ id: 'catalog.search' }) }],
  };
}

/** Never for search engines, with or without a keyword. */
export function searchMetadata(page: Awaited<ReturnType<typeof loadPage>>): Metadata {
  const shop = brandName(page.locale, brand);
  return {
    ...listMetadata({
      ...page,
      paths: samePath(PATH),
      description: page.intl.formatMessage({ id: 'catalog.searchDescription' }, { shop }),
    }),
    robots: { index: false, follow: true },
  };
}
