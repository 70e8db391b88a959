import type { Metadata } from 'next';
import { activeFilters, isPlain } from '@/lib/catalog/active-filters';
import { listHref, PLAIN_LIST, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ogImage } from '@/lib/seo/og';
import { perLocale, type LocalePaths } from '@/lib/seo/urls';
import type { Texts } from '@/lib/i18n/texts';

interface ListSeo {
  readonly locale: Locale;
  readonly intl: Texts<'catalog'>;
  readonly page: 'brand' | 'category' | 'list' | 'promotionProducts' | 'search';
  readonly paths: LocalePaths;
  readonly state: ListState;
  readonly title: string;
  readonly description: string;
  readonly image: ReturnType<typeof ogImage>;
}

/** Each page of a list is canonical. Filtered or sorted lists are not indexed and point to the plain list. */
export function listMetadata({ intl, paths, state, title, ...seo }: ListSeo): Metadata {
  return pageMetadata({
    ...seo,
    paths: perLocale((locale) => listHref(paths[locale], canonicalState(state))),
    title:
      state.page === 1
        ? title
        : intl.formatMessage({ id: 'catalog.pageTitle' }, { title, page: state.page }),
    index: isPlain(state),
  });
}

function canonicalState(state: ListState): ListState {
  const changed = activeFilters(state).length > 0 || state.sort !== PLAIN_LIST.sort;
  return { ...PLAIN_LIST, keyword: state.keyword, page: changed ? 1 : state.page };
}
