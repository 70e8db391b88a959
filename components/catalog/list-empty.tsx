import type { Say } from '@/components/common/say';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { activeFilters } from '@/lib/catalog/active-filters';
import { listHref, withoutFilters, type ListScope, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';

interface ListEmptyProps {
  readonly path: string;
  readonly state: ListState;
  readonly scope: ListScope;
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

/** Offers to drop the filters; an empty list without filters links to the other lists. */
export function ListEmpty({ path, state, scope, locale, say }: ListEmptyProps) {
  if (activeFilters(state).length > 0) {
    return (
      <EmptyState
        image="/images/empty-search.svg"
        title={say('catalog.emptyTitle')}
        text={say('catalog.emptyText')}
        action={
          <ButtonLink href={listHref(path, withoutFilters(state))}>
            {say('catalog.emptyAction')}
          </ButtonLink>
        }
      />
    );
  }
  if (scope.list === 'flashsale') {
    return (
      <EmptyState
        image="/images/empty-search.svg"
        title={say('catalog.emptyFlashTitle')}
        text={say('catalog.emptyFlashText')}
        action={
          <ButtonLink href={pathTo(locale, '/ecommerce/products-promotion')}>
            {say('catalog.list.products-promotion')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      image="/images/empty-search.svg"
      title={say('catalog.emptyListTitle')}
      text={say('catalog.emptyListText')}
      action={
        <ButtonLink href={pathTo(locale, '/categories')}>
          {say('catalog.categoriesTitle')}
        </ButtonLink>
      }
    />
  );
}
