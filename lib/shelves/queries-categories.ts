import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addCategory,
  addDepartment,
  changeShelf,
  getOfficeTree,
  moveShelf,
  removeShelf,
  type SeenShelf,
  type ShelfFacts,
} from './calls-categories';
import type { NewDepartment, ShelfNames, ShelfTarget } from './contract-categories';
import { shelvesKey } from './queries';

export const officeTreeKey = [...shelvesKey, 'tree'] as const;

export const officeTreeQuery = queryOptions({
  queryKey: officeTreeKey,
  queryFn: async () => getOfficeTree(await http()),
  staleTime: 0,
});

export async function saveNewCategory(locale: Locale, names: ShelfNames) {
  return addCategory(await http(), names, locale);
}

export async function saveNewDepartment(locale: Locale, department: NewDepartment) {
  return addDepartment(await http(), department, locale);
}

export async function saveShelf(locale: Locale, seen: SeenShelf, facts: ShelfFacts) {
  return changeShelf(await http(), seen, facts, locale);
}

export async function saveMove(locale: Locale, seen: SeenShelf, target: ShelfTarget) {
  return moveShelf(await http(), seen, target, locale);
}

export async function deleteShelf(locale: Locale, seen: SeenShelf) {
  return removeShelf(await http(), seen, locale);
}
