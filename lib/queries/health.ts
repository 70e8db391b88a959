import { queryOptions } from '@tanstack/react-query';
import type { HealthProfile, SetHealthProfile } from '../api/contract/health.ts';
import {
  deleteHealthProfile,
  getHealthProfile,
  getIngredients,
  putHealthProfile,
} from '../api/endpoints/health';
import { http } from '../api/http';
import { INGREDIENTS_AT_ONCE } from '../api/contract/health-values.ts';
import type { Medicine } from '../health/label.ts';

export const healthQuery = queryOptions({
  queryKey: ['health-profile'],
  queryFn: async () => getHealthProfile(await http()),
  staleTime: 0,
});

export const saveHealthMutation = {
  mutationFn: async (notes: SetHealthProfile) => putHealthProfile(await http(), notes),
  retry: false,
};

export const withdrawHealthMutation = {
  mutationFn: async () => deleteHealthProfile(await http()),
  retry: false,
};

/** The member's notes where there are any to compare with; nothing of them is kept in the browser. */
export async function loadNotes(): Promise<HealthProfile | null> {
  const profile = await getHealthProfile(await http());
  return profile.consent === null ? null : profile;
}

/** What these products contain; those of which nothing is known are left out. */
export async function loadMedicines(ids: readonly number[]): Promise<readonly Medicine[]> {
  if (ids.length === 0) return [];
  const found = await getIngredients(await http(), ids.slice(0, INGREDIENTS_AT_ONCE));
  return found.map(({ product_id: productId, contains, per_day: perDay }) => ({
    ...{ productId, contains, perDay },
  }));
}

/** Warnings of the member's own notes about a product; compared in the browser and not kept. */
export function ownWarningsQuery(productId: number) {
  return queryOptions({
    queryKey: ['own-warnings', productId],
    queryFn: async () => {
      const [{ keyOf, patientWarnings }, notes, medicines] = await Promise.all([
        import('../health/warnings.ts'),
        loadNotes(),
        loadMedicines([productId]),
      ]);
      const found = notes ? patientWarnings(medicines, notes) : [];
      return found.map((warning) => ({ ...warning, key: keyOf(warning) }));
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
