import type { WarningKind } from './contract-values.ts';
import { belowBounds } from './bounds.ts';
import { CAUTIONS } from './cautions.ts';
import { areRelated, groupOf } from './groups.ts';
import { INGREDIENTS, ingredientOf, isOf } from './ingredients.ts';
import { dailyAmount, dailyMaxOf, type Medicine } from './label.ts';
import { PAIRS } from './pairs.ts';
import { recognise } from './recognise.ts';

/** A patient as far as a medicine is compared with them; notes are in their own words. */
export interface Patient {
  readonly allergies: readonly string[];
  readonly conditions: readonly string[];
  readonly medicines: readonly string[];
  readonly pregnancy: 'no' | 'pregnant' | 'breast_feeding';
  /** Ids of the ingredients of medicines that they bought lately. */
  readonly bought?: readonly string[];
  /** In years; absent where it is not known. */
  readonly age?: number | undefined;
  /** In kg; absent where it is not known. */
  readonly weight?: number | undefined;
}

/** A reason to ask a pharmacist; no diagnosis (`docs/product/health.md`, "Warnings"). */
export interface Warning {
  readonly kind: WarningKind;
  /** Id of the product. */
  readonly ingredient: string;
  /** Id of the conflicting ingredient, group or condition; empty if there is none. */
  readonly other: string;
  /** Usually not taken at all then. */
  readonly avoid: boolean;
  readonly products: readonly number[];
}

/** The same for the same reason, whichever products it is about. */
export const keyOf = ({ kind, ingredient, other }: Warning) => `${kind}:${ingredient}:${other}`;

/** Said first. */
const GRAVEST: readonly WarningKind[] = ['allergy_group', 'allergy'];

/** Reasons against each of these medicines for a patient, the gravest first, each reason once. */
export function patientWarnings(
  medicines: readonly Medicine[],
  patient: Patient,
): readonly Warning[] {
  const noted = notedOf(patient);
  return merged(
    medicines.flatMap((medicine) =>
      medicine.contains.flatMap(({ id }) =>
        reasonsOf(id, noted).map((reason) => ({
          ...{ ...reason, ingredient: id, products: [medicine.productId] },
        })),
      ),
    ),
  );
}

type Reason = Omit<Warning, 'ingredient' | 'products'>;
type Noted = ReturnType<typeof notedOf>;

function notedOf({ allergies, conditions, medicines, pregnancy, ...known }: Patient) {
  const { bought = [], age, weight } = known;
  const allergic = recognise(allergies.join('\n'));
  const taken = recognise(medicines.join('\n'));
  return {
    allergic,
    when: [...recognise(conditions.join('\n')).conditions, pregnancy],
    taken: taken.ingredients,
    takenGroups: taken.groups,
    // A medicine in use that was bought here is one reason, not two.
    bought: bought.filter((id) => !taken.ingredients.includes(id)),
    body: { age, weight },
  };
}

function reasonsOf(id: string, noted: Noted): readonly Reason[] {
  return [
    ...allergyTo(id, noted),
    ...belowBounds(id, noted.body).map((bound) => ({ ...bound, other: '' })),
    ...cautionsOf(id, noted),
    ...takenWith(id, noted),
    ...boughtBefore(id, noted),
  ];
}

function allergyTo(id: string, { allergic }: Noted): readonly Reason[] {
  if (allergic.ingredients.includes(id)) return [{ kind: 'allergy', other: '', avoid: true }];
  const own = allergyGroups(id);
  const spoken = [...allergic.groups, ...allergic.ingredients.flatMap(allergyGroups)];
  const other = spoken.find((group) =>
    own.some((mine) => mine === group || areRelated(mine, group)),
  );
  return other === undefined ? [] : [{ kind: 'allergy_group', other, avoid: true }];
}

function allergyGroups(id: string): readonly string[] {
  return (ingredientOf(id)?.groups ?? []).filter((group) => groupOf(group)?.allergy);
}

function cautionsOf(id: string, { when }: Noted): readonly Reason[] {
  return CAUTIONS.filter((caution) => isOf(id, caution.what) && when.includes(caution.when)).map(
    ({ when: state, avoid }) =>
      state === 'pregnant' || state === 'breast_feeding'
        ? { kind: state, other: '', avoid }
        : { kind: 'condition', other: state, avoid },
  );
}

function takenWith(id: string, { taken, takenGroups }: Noted): readonly Reason[] {
  const same: Reason[] = taken.includes(id) ? [{ kind: 'taking', other: '', avoid: false }] : [];
  const others = [...taken.filter((other) => other !== id), ...takenGroups];
  return [...same, ...others.flatMap((other) => pairOf(id, other))];
}

function boughtBefore(id: string, { bought }: Noted): readonly Reason[] {
  const same: Reason[] = bought.includes(id) ? [{ kind: 'bought', other: '', avoid: false }] : [];
  const pairs = bought.filter((other) => other !== id).flatMap((other) => pairOf(id, other));
  return [...same, ...pairs.map((pair) => ({ ...pair, kind: 'bought_pair' as const }))];
}

/** @param other an ingredient, or a group where the ingredient is not known */
function pairOf(id: string, other: string): readonly Reason[] {
  const found = PAIRS.filter(
    (pair) =>
      (isOf(id, pair.one) && isOf(other, pair.other)) ||
      (isOf(id, pair.other) && isOf(other, pair.one)),
  );
  if (found.length === 0) return [];
  return [{ kind: 'pair', other, avoid: found.some(({ avoid }) => avoid) }];
}

/** Warnings among medicines of one cart: known pairs, duplicate ingredients, more than the daily maximum. */
export function cartWarnings(medicines: readonly Medicine[]): readonly Warning[] {
  return merged([
    ...medicines.flatMap((one, index) =>
      medicines.slice(index + 1).flatMap((other) => pairsBetween(one, other)),
    ),
    ...INGREDIENTS.flatMap(({ id }) => amountOf(id, medicines)),
  ]);
}

/**
 * Reasons against putting medicines into a cart: of the patient, and beside what stands in it already. That one was told
 * of when it was added.
 */
export function addingWarnings(
  added: readonly Medicine[],
  inCart: readonly Medicine[],
  patient: Patient,
): readonly Warning[] {
  const ids = added.map(({ productId }) => productId);
  const together = cartWarnings([...inCart, ...added]);
  return [
    ...patientWarnings(added, patient),
    ...together.filter(({ products }) => products.some((id) => ids.includes(id))),
  ];
}

function pairsBetween(one: Medicine, other: Medicine): readonly Warning[] {
  return one.contains.flatMap(({ id: mine }) =>
    other.contains.flatMap(({ id: theirs }) => {
      // The name that comes first in the alphabet comes first, so that a pair is one reason.
      const [ingredient = mine, second = theirs] = [mine, theirs].toSorted();
      if (ingredient === second) return [];
      const products = [one.productId, other.productId];
      return pairOf(ingredient, second).map((reason) => ({
        ...{ ...reason, ingredient, products },
        kind: 'together' as const,
      }));
    }),
  );
}

function amountOf(id: string, medicines: readonly Medicine[]): readonly Warning[] {
  const having = medicines.filter(({ contains }) => contains.some((one) => one.id === id));
  const products = having.map(({ productId }) => productId);
  const most = dailyMaxOf(id);
  const sum = having.reduce((all, medicine) => all + dailyAmount(medicine, id), 0);
  const same = { ingredient: id, other: '', products };
  if (most !== null && sum > most) return [{ ...same, kind: 'daily_max', avoid: true }];
  return having.length > 1 ? [{ ...same, kind: 'twice', avoid: false }] : [];
}

function merged(warnings: readonly Warning[]): readonly Warning[] {
  const known = new Map<string, Warning>();
  for (const warning of warnings) {
    const before = known.get(keyOf(warning));
    known.set(keyOf(warning), {
      ...warning,
      avoid: warning.avoid || (before?.avoid ?? false),
      products: [...new Set([...(before?.products ?? []), ...warning.products])],
    });
  }
  return [...known.values()].toSorted((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ kind, avoid }: Warning) => 2 * (GRAVEST.indexOf(kind) + 1) + Number(avoid);
