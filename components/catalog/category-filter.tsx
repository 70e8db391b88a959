import type { Say } from '@/components/common/say';
import type { Category, Facets } from '@/lib/catalog/contract';
import { changeList, listHref, type ListState } from '@/lib/catalog/list-state';
import { ListLinks } from './list-links';

interface CategoryFilterProps {
  readonly categories: readonly Category[];
  readonly facets: Facets | null;
  /** Path of the list, language included. */
  readonly path: string;
  readonly state: ListState;
  readonly say: Say<'catalog'>;
}

/** Category filter for lists across the whole shop. Categories without products are left out. */
export function CategoryFilter({ categories, facets, path, state, say }: CategoryFilterProps) {
  const counts = new Map(facets?.categories.map(({ id, count }) => [id, count]));
  const shown = categories.filter(
    ({ id }) => facets === null || counts.has(id) || id === state.category,
  );
  const link = (name: string, category?: number) => ({
    name,
    href: listHref(path, changeList(state, { category, depts: [] })),
    current: state.category === category,
    count: category === undefined ? undefined : counts.get(category),
  });
  return (
    <ListLinks
      label={say('catalog.filterCategory')}
      links={[link(say('catalog.categoriesTitle')), ...shown.map(({ id, name }) => link(name, id))]}
      nofollow
    />
  );
}
