import { useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@/lib/i18n/locale';
import type { OfficeTree } from '@/lib/shelves/contract-categories';
import { shelfChoicesKey } from '@/lib/shelves/queries';
import { officeTreeKey } from '@/lib/shelves/queries-categories';

interface Named {
  readonly name_en: string;
  readonly name_th: string;
}

export function nameOf({ name_en: en, name_th: th }: Named, locale: Locale): string {
  return locale === 'th' ? th : en;
}

/** Shows the tree as it is after a change. */
export function useKeepTree() {
  const queries = useQueryClient();
  return (tree: OfficeTree) => {
    queries.setQueryData(officeTreeKey, tree);
    void queries.invalidateQueries({ queryKey: shelfChoicesKey });
  };
}
