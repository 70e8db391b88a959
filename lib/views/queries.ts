import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import { deleteView, getViews, renameView, saveView } from './calls';
import type { NewView, ViewName } from './contract';
import type { ViewList } from './contract-values';

export const viewsKey = ['views'] as const;

export function viewsQuery(list: ViewList) {
  return queryOptions({
    queryKey: [...viewsKey, list],
    queryFn: async () => (await getViews(await http(), list)).entities,
  });
}

export const saveViewMutation = {
  mutationFn: async (view: NewView) => saveView(await http(), view),
  retry: false,
} as const;

export const renameViewMutation = {
  mutationFn: async ({ id, ...name }: ViewName & { readonly id: number }) =>
    renameView(await http(), id, name),
  retry: false,
} as const;

export const deleteViewMutation = {
  mutationFn: async (id: number) => deleteView(await http(), id),
  retry: false,
} as const;
