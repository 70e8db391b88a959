import type { IntlShape } from 'react-intl/server';
import type { Category } from '@/lib/api/contract/catalog';
import { changeList, listHref, type ListState } from '@/lib/catalog/list-state';
import { ListLinks } from './list-links';

interface CategoryFilterProps {
  readonly categories: readonly Category[];
  /** Path of the list, language included. */
  readonly path: string;
  readonly state: ListState;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** Narrows a list that goes through the whole shop to one category. */
export function CategoryFilter({ categories, path, state, intl }: CategoryFilterProps) {
  const link = (name: string, category?: number) => ({
    name,
    href: listHref(path, changeList(state, { category, dept: undefined })),
    current: state.category === category,
  });
  return (
    <ListLinks
      label={intl.formatMessage({ id: 'catalog.filterCategory' })}
      links={[
        link(intl.formatMessage({ id: 'catalog.categoriesTitle' })),
        ...categories.map(({ id, name }) => link(name, id)),
      ]}
    />
  );
}
