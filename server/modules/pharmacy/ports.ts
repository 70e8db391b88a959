import type { Holiday, WeekHours } from '../../core/hours.ts';
import type { Names } from '../../core/names.ts';
import type { Desk } from './rules/presence.ts';

export interface Pharmacist {
  readonly name: Names;
  readonly licenceNo: string;
  /** Name of the portrait's drawing. */
  readonly picture: string;
  /** Hours on duty. */
  readonly duty: WeekHours;
  /** The account; null for one who does not work at a desk. */
  readonly memberId: number | null;
  /** Whether they set themselves off duty at the desk. */
  readonly away: boolean;
}

export interface PharmacyService {
  /** When pharmacists may be asked. */
  readonly hours: WeekHours;
  readonly holidays: readonly Holiday[];
  /** How long one conversation takes on average. */
  readonly conversationSeconds: number;
}

/** The licensed pharmacy from which questions are answered. */
export interface LicensedPlace {
  readonly name: Names;
  readonly licenceNo: string;
  readonly address: Names;
  readonly phone: string;
  readonly hours: WeekHours;
}

export interface PharmacyRepo {
  /** Undefined where the shop has no such service. */
  service(): Promise<PharmacyService | undefined>;
  /** In order of their ids. */
  pharmacists(): Promise<readonly Pharmacist[]>;
  /** Desks of all pharmacists that ever called, present or not. */
  desks(): Promise<readonly (Desk & { readonly memberId: number })[]>;
  /** Conversations that wait for a pharmacist. */
  countWaiting(): Promise<number>;
  /** Undefined where the shop names none. */
  place(): Promise<LicensedPlace | undefined>;
}
