import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  checkImport,
  exportProducts,
  getImport,
  getImportFile,
  getImportRows,
  getImports,
  putImportPart,
  startImport,
  stepImport,
  type ImportStep,
  type ProductsView,
} from './calls';
import type { Import, ImportMapping } from './contract';
import { IMPORT_PART_BYTES, WORKING_STATES, type RowChoice } from './contract-values';

export const importsKey = ['imports'] as const;
export const importKey = (id: number) => ['imports', 'one', id] as const;

const AGAIN_MS = 1_000;
const LIST_AGAIN_MS = 3_000;

function isWorking({ state }: Import): boolean {
  return WORKING_STATES.some((one) => one === state);
}

export function importsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...importsKey, 'list', locale],
    queryFn: async () => getImports(await http(), locale),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.entities.some(isWorking) === true ? LIST_AGAIN_MS : false,
  });
}

/** Asks again while the service works on it. */
export function importQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...importKey(id), locale],
    queryFn: async () => getImport(await http(), id, locale),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? AGAIN_MS : false),
  });
}

export function importRowsQuery(locale: Locale, id: number, choice: RowChoice, state: string) {
  return infiniteQueryOptions({
    queryKey: [...importKey(id), 'rows', choice, state, locale],
    queryFn: async ({ pageParam: after }) =>
      getImportRows(await http(), id, { choice, after, locale }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Sends a file part by part; `onSent` hears how much of it arrived. */
export function uploadImportMutation(locale: Locale, onSent: (share: number) => void) {
  return {
    mutationFn: async (file: File): Promise<Import> => {
      const api = await http();
      const { id } = await startImport(
        api,
        { kind: 'products', file_name: file.name, size: file.size },
        locale,
      );
      for (let start = 0, number = 1; start < file.size; start += IMPORT_PART_BYTES, number += 1) {
        const part = file.slice(start, start + IMPORT_PART_BYTES);
        await putImportPart(api, { id, number, part }, locale);
        onSent(Math.min(1, (start + part.size) / file.size));
      }
      return stepImport(api, id, 'complete', locale);
    },
    retry: false,
  };
}

export function checkImportMutation(locale: Locale, id: number) {
  return {
    mutationFn: async (columns: ImportMapping['columns']) =>
      checkImport(await http(), id, { columns }, locale),
    retry: false,
  };
}

export function stepImportMutation(locale: Locale, id: number) {
  return {
    mutationFn: async (step: ImportStep) => stepImport(await http(), id, step, locale),
    retry: false,
  };
}

export function importFileMutation(locale: Locale, id: number) {
  return {
    mutationFn: async (choice: 'done' | 'refused') =>
      getImportFile(await http(), id, { choice, locale }),
    retry: false,
  };
}

export function exportProductsMutation(locale: Locale) {
  return {
    mutationFn: async (view: ProductsView) => exportProducts(await http(), { ...view, locale }),
    retry: false,
  };
}
