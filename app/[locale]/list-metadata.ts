import type { Metadata } from 'next';
import type { IntlShape } from 'react-intl/server';
import { isPlain, listHref, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { perLocale, type LocalePaths } from '@/lib/seo/urls';

interface ListSeo {
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
  /** Of the list without anything chosen. */
  readonly paths: LocalePaths;
  readonly state: ListState;
  readonly title: string;
  readonly description: string;
}

/** Each page of a list speaks for itself; what a shopper filtered or sorted is not for search engines. */
export function listMetadata({ intl, paths, state, title, ...seo }: ListSeo): Metadata {
  return pageMetadata({
    ...seo,
    paths: perLocale((locale) => listHref(paths[locale], state)),
    title:
      state.page === 1
        ? title
        : intl.formatMessage({ id: 'catalog.pageTitle' }, { title, page: state.page }),
    index: isPlain(state),
  });
}
