import { queryOptions } from '@tanstack/react-query';
import type { PatientFile } from '../api/contract/health.ts';
import type { ToldBefore } from '../health/conflicts.ts';
import { getIngredients, getPatientFile } from '../api/endpoints/health';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Each look is recorded: it is asked once a conversation, not whenever something of it changes. */
export function patientFileQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['patient-file', id, locale],
    queryFn: async () => getPatientFile(await http(), id, locale),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

interface Marked {
  readonly ids: readonly number[];
  readonly file: PatientFile | undefined;
  readonly told: ToldBefore | undefined;
}

/** Which of these medicines conflict with what is known of the patient; compared in the pharmacist's browser. */
export function conflictsQuery({ ids, file, told }: Marked) {
  return queryOptions({
    queryKey: ['conflicts', ids, file, told],
    queryFn: async (): Promise<readonly number[]> => {
      if (!told) return [];
      const [{ conflictsOf }, found] = await Promise.all([
        import('../health/conflicts.ts'),
        http().then((client) => getIngredients(client, ids)),
      ]);
      return found
        .filter(({ product_id: productId, contains, per_day: perDay }) => {
          const medicine = { productId, contains, perDay };
          return conflictsOf(medicine, file?.notes ?? null, told).length > 0;
        })
        .map(({ product_id }) => product_id);
    },
    enabled: ids.length > 0 && told !== undefined,
    gcTime: 0,
  });
}
