import type { ReactNode } from 'react';
import { sayer } from '@/components/layout/say';
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
  /** What was probably meant. */
  readonly correction?: ReactNode;
  /** Departments near to the words; false where there are none. */
  readonly near: ReactNode;
  /** Other ways to the products. */
  readonly categories: ReactNode;
  /** Somebody to ask. */
  readonly pharmacist: ReactNode;
}

export async function SearchEmpty(props: SearchEmptyProps) {
  const { locale, keyword, crumbs, correction, near, categories, pharmacist } = props;
  const say = sayer(await getIntl(locale, 'catalog'));
  return (
    <>
      <Trail label={say('catalog.breadcrumb')} crumbs={crumbs} />
      <EmptyState
        image="/images/empty-search.svg"
        level={1}
        title={
          keyword === undefined
            ? say('catalog.searchPrompt')
            : say('catalog.searchEmpty', { keyword })
        }
        text={say(keyword === undefined ? 'catalog.searchPromptText' : 'catalog.searchEmptyText')}
        action={correction}
      />
      {near}
      <section className={styles.section} aria-labelledby="popular">
        <h2 id="popular">{say('catalog.popularCategories')}</h2>
        {categories}
      </section>
      <div className={styles.section}>{pharmacist}</div>
    </>
  );
}
