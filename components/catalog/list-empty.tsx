import type { IntlShape } from 'react-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { activeFilters, listHref, withoutFilters, type ListState } from '@/lib/catalog/list-state';
import { localePath, type Locale } from '@/lib/i18n/locale';

interface ListEmptyProps {
  readonly path: string;
  readonly state: ListState;
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** Filters that leave nothing can be dropped in one step; a list without products leads to the others. */
export function ListEmpty({ path, state, locale, intl }: ListEmptyProps) {
  const filtered = activeFilters(state).length > 0;
  return filtered ? (
    <EmptyState
      image="/images/empty-search.svg"
      title={intl.formatMessage({ id: 'catalog.emptyTitle' })}
      text={intl.formatMessage({ id: 'catalog.emptyText' })}
      action={
        <ButtonLink href={listHref(path, withoutFilters(state))}>
          {intl.formatMessage({ id: 'catalog.emptyAction' })}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      image="/images/empty-search.svg"
      title={intl.formatMessage({ id: 'catalog.emptyListTitle' })}
      text={intl.formatMessage({ id: 'catalog.emptyListText' })}
      action={
        <ButtonLink href={localePath(locale, '/categories')}>
          {intl.formatMessage({ id: 'catalog.categoriesTitle' })}
        </ButtonLink>
      }
    />
  );
}
