import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import type { Crumb } from '@/lib/seo/structured-data';
import styles from './search-empty.module.scss';
import { Trail } from './trail';

interface SearchEmptyProps {
  readonly locale: Locale;
  /** What nothing was found for; without it, nothing was asked yet. */
  readonly keyword: string | undefined;
  readonly crumbs: readonly Crumb[];
  /** Other ways to the products. */
  readonly categories: ReactNode;
}

export async function SearchEmpty({ locale, keyword, crumbs, categories }: SearchEmptyProps) {
  const intl = await getIntl(locale, 'catalog');
  return (
    <>
      <Trail label={intl.formatMessage({ id: 'catalog.breadcrumb' })} crumbs={crumbs} />
      {keyword === undefined ? (
        <EmptyState
          image="/images/empty-search.svg"
          level={1}
          title={intl.formatMessage({ id: 'catalog.searchPrompt' })}
          text={intl.formatMessage({ id: 'catalog.searchPromptText' })}
        />
      ) : (
        <EmptyState
          image="/images/empty-search.svg"
          level={1}
          title={intl.formatMessage({ id: 'catalog.searchEmpty' }, { keyword })}
          text={intl.formatMessage({ id: 'catalog.searchEmptyText' })}
        />
      )}
      <div className={styles.categories}>{categories}</div>
    </>
  );
}
