import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeCategory, OfficeTree, ShelfTarget } from '@/lib/shelves/contract-categories';
import { officeTreeKey, saveMove } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { nameOf, useKeepTree } from './shelf';

/** A move of a category, or of a department within its category or into another. */
interface ShelfMove {
  readonly kind: 'category' | 'department';
  readonly id: number;
  readonly name: string;
  /** Version of the order in which it stands. */
  readonly version: string;
  readonly target: ShelfTarget;
  /** Number of its neighbours afterwards, itself included. */
  readonly of: number;
  /** Name of the other category. */
  readonly into?: string;
}

/** Moves a category or a department and says where it is now. */
export function useShelfMove() {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useKeepTree();
  return useMutation({
    mutationFn: ({ kind, id, version, target }: ShelfMove) =>
      saveMove(locale, { kind, id, version }, target),
    retry: false,
    onSuccess: (tree, { name, target, of, into }) => {
      keep(tree);
      const id = into === undefined ? 'shelves.moved' : 'shelves.movedInto';
      const values = { name, position: target.position, of, into };
      useUi.getState().showToast(intl.formatMessage({ id }, values));
    },
    onError: (error) => {
      useUi.getState().showToast(normalizeError(error).message, 'danger');
      void queries.invalidateQueries({ queryKey: officeTreeKey });
    },
  });
}

/** Takes departments that are dropped in a category; one that stands there already stays. */
export function useDepartmentDrop(tree: OfficeTree, into: OfficeCategory) {
  const locale = useLocale();
  const { mutate } = useShelfMove();
  /** @param place counted from 0; without it, the last one */
  return (id: number, place?: number) => {
    const from = tree.entities.find(({ departments }) => departments.some((one) => one.id === id));
    const department = from?.departments.find((one) => one.id === id);
    if (!from || !department) return;
    const isOther = from.id !== into.id;
    const of = into.departments.length + (isOther ? 1 : 0);
    const position = place === undefined ? of : place + 1;
    if (!isOther && into.departments[position - 1]?.id === id) return;
    mutate({
      ...{ kind: 'department', id, name: nameOf(department, locale), version: from.order, of },
      target: { position, ...(isOther ? { category: { id: into.id, version: into.order } } : {}) },
      ...(isOther ? { into: nameOf(into, locale) } : {}),
    });
  };
}
