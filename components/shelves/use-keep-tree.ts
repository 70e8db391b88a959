import { useQueryClient } from '@tanstack/react-query';
import type { OfficeTree } from '@/lib/shelves/contract-categories';
import { shelfChoicesKey } from '@/lib/shelves/queries';
import { officeTreeKey } from '@/lib/shelves/queries-categories';

/** Shows the tree as it is after a change. */
export function useKeepTree() {
  const queries = useQueryClient();
  return (tree: OfficeTree) => {
    queries.setQueryData(officeTreeKey, tree);
    void queries.invalidateQueries({ queryKey: shelfChoicesKey });
  };
}
