import type { Ability, CallAbility } from '../../lib/people/contract-values.ts';
import type { Satang } from './money.ts';
import type { Refusal } from './result.ts';

/** A member who works here, with the current role. */
export interface Person {
  readonly memberId: number;
  /** Usable abilities: those of the role that the person's branches permit. */
  readonly abilities: ReadonlySet<Ability>;
  /** Empty: the warehouse and every branch. */
  readonly branchIds: readonly number[];
  /** Largest refund in satang; null: no limit. */
  readonly refundLimit: Satang | null;
}

/** Undefined for members who do not work here. */
export type FindPerson = (memberId: number) => Promise<Person | undefined>;

export interface SecondFactorCheck {
  /** The refusal of a call whose sign-in has to show its second factor first. */
  refusalOf(sessionId: string, ability: CallAbility): Promise<Refusal | undefined>;
}

export function isAble({ abilities }: Person, ability: CallAbility): boolean {
  return ability === 'office.enter' || ability === 'office.unlock' || abilities.has(ability);
}
