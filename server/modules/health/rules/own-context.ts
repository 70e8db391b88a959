import type { OwnNotes } from '../../../../lib/health/contract.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import type { HealthRepo } from '../ports.ts';
import { boughtSince, type PatientRepo, type Whose } from './patient-file.ts';

/** Health data of a member for the comparisons in their own browser. */
export interface OwnContext {
  /** Null without consent: then nothing else is told either. */
  readonly notes: OwnNotes | null;
  /** Ids of ingredients, each once. */
  readonly bought: readonly string[];
  /** In whole years; undefined where the account has no birthday. */
  readonly age?: number | undefined;
  readonly weighed: readonly WeighedConflict[];
}

/** A conflict that a pharmacist accepted with a reason. */
export interface WeighedConflict {
  readonly productId: number;
  readonly key: string;
  /** Name of the pharmacist. */
  readonly by: Names;
}

export type ReadOwnContext = (memberId: number) => Promise<OwnContext>;

interface ContextWorld {
  readonly health: Pick<HealthRepo, 'find' | 'medicines'>;
  readonly patients: Pick<PatientRepo, 'bought' | 'age'>;
  readonly weighed: (memberId: number, since: Date) => Promise<readonly WeighedConflict[]>;
  readonly clock: Clock;
}

/** `docs/product/health.md`, "Warnings". */
export function createReadOwnContext(world: ContextWorld): ReadOwnContext {
  const { health, patients, clock } = world;
  return async (memberId) => {
    const profile = await health.find(memberId);
    if (!profile) return { notes: null, bought: [], weighed: [] };

    const now = clock.now();
    const [bought, age, weighed] = await Promise.all([
      boughtIngredients(world, { memberId, patient: 'self', familyMemberId: null }, now),
      patients.age(memberId, now),
      world.weighed(memberId, boughtSince(now)),
    ]);
    return { notes: profile.notes, bought, age, weighed };
  };
}

interface Bought {
  readonly health: Pick<HealthRepo, 'medicines'>;
  readonly patients: Pick<PatientRepo, 'bought'>;
}

/** @param exceptOrder order whose purchases are ignored */
export async function boughtIngredients(
  { health, patients }: Bought,
  whose: Whose,
  now: Date,
  exceptOrder?: string,
): Promise<readonly string[]> {
  const bought = await patients.bought(whose, boughtSince(now));
  const others = bought.filter(({ orderId }) => orderId !== exceptOrder);
  if (others.length === 0) return [];
  const contained = await health.medicines([...new Set(others.map(({ productId }) => productId))]);
  return [...new Set(contained.flatMap(({ contains }) => contains.map(({ id }) => id)))];
}
