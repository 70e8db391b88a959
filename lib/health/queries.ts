import { queryOptions } from '@tanstack/react-query';
import type { SetHealthProfile } from './contract.ts';
import {
  deleteHealthProfile,
  getHealthContext,
  getHealthProfile,
  getIngredients,
  putHealthProfile,
} from './calls';
import { getFamily } from './calls-family';
import { http } from '../api/http';
import { INGREDIENTS_AT_ONCE } from './contract-values.ts';
import type { Medicine } from './label.ts';
import type { Patient } from './warnings.ts';
import type { WeighedConflict } from './weighed.ts';
import type { Locale } from '../i18n/locale';
import { useCart } from '@/stores/cart';

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

interface OwnPatient extends Patient {
  readonly weighed: readonly WeighedConflict[];
}

/** Health data of a member with a profile; not stored in the browser. */
export async function loadPatient(locale: Locale): Promise<OwnPatient | null> {
  const { notes, bought, age, weighed } = await getHealthContext(await http(), locale);
  return (
    notes && {
      ...{ ...notes, weight: notes.weight ?? undefined, bought, age: age ?? undefined },
      weighed: weighed.map(({ product_id: productId, ...one }) => ({ ...one, productId })),
    }
  );
}

interface NamedMedicine extends Medicine {
  readonly name: string;
}

/** Ingredients of products; unknown ones are left out. */
export async function loadMedicines(
  locale: Locale,
  ids: readonly number[],
): Promise<readonly NamedMedicine[]> {
  if (ids.length === 0) return [];
  const found = await getIngredients(await http(), ids.slice(0, INGREDIENTS_AT_ONCE), locale);
  return found.map(({ product_id: productId, product_name: name, contains, per_day: perDay }) => ({
    ...{ productId, name, contains, perDay },
  }));
}

/** The member, a family member by id, or a person without stored data. */
export type Whose = 'self' | number | null;

/** Null where nothing is known of them. */
async function loadKnown(locale: Locale, whose: Whose): Promise<Patient | null> {
  if (whose === 'self') return loadPatient(locale);
  if (whose === null) return null;
  const person = (await getFamily(await http())).find(({ id }) => id === whose);
  return person
    ? { ...person, weight: person.weight ?? undefined, age: Math.floor(person.age_months / 12) }
    : null;
}

/** Warnings about a product for its patient; compared in the browser, not stored. */
export function patientWarningsQuery(locale: Locale, productId: number, whose: Whose) {
  return queryOptions({
    queryKey: ['patient-warnings', productId, whose],
    queryFn: async () => {
      const [{ keyOf, patientWarnings }, patient, medicines] = await Promise.all([
        import('./warnings.ts'),
        loadKnown(locale, whose),
        loadMedicines(locale, [productId]),
      ]);
      const found = patient ? patientWarnings(medicines, patient) : [];
      return found.map((warning) => ({ ...warning, key: keyOf(warning) }));
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Warnings about products before adding them to the cart; only for members with a profile. */
export async function loadAddingWarnings(locale: Locale, productIds: readonly number[]) {
  const inCart = useCart.getState().cart?.items.map(({ product }) => product.id) ?? [];
  const added = productIds.filter((id) => !inCart.includes(id));
  const none = { warnings: [], names: new Map<number, string>() };
  const fresh = await loadMedicines(locale, added);
  if (fresh.length === 0) return none;
  const patient = await loadPatient(locale);
  if (!patient) return none;
  const [{ addingWarnings, keyOf }, present] = await Promise.all([
    import('./warnings.ts'),
    loadMedicines(locale, inCart),
  ]);
  return {
    warnings: addingWarnings(fresh, present, patient).map((warning) => ({
      ...warning,
      key: keyOf(warning),
    })),
    names: new Map([...present, ...fresh].map(({ productId, name }) => [productId, name])),
  };
}
