import type { Holiday, WeekHours } from '../../core/hours.ts';
import type { Names } from '../../core/names.ts';
import type { Desk } from './rules/presence.ts';

export interface Pharmacist {
  readonly name: Names;
  readonly licenceNo: string;
  /** Name of the portrait's drawing. */
  readonly picture: string;
  /** Rostered hours. */
  readonly duty: WeekHours;
  /** Account at the desk; null if they do not work at one. */
  readonly memberId: number | null;
  /** Whether they went off duty manually. */
  readonly away: boolean;
}

export interface PharmacyService {
  /** Consultation hours. */
  readonly hours: WeekHours;
  readonly holidays: readonly Holiday[];
  /** Average duration of a conversation. */
  readonly conversationSeconds: number;
}

export interface LicensedPlace {
  readonly name: Names;
  readonly licenceNo: string;
  readonly address: Names;
  readonly phone: string;
  readonly hours: WeekHours;
}

export interface PharmacyRepo {
  /** Undefined if the shop has no consultation. */
  service(): Promise<PharmacyService | undefined>;
  /** Ordered by id. */
  pharmacists(): Promise<readonly Pharmacist[]>;
  /** Desks of all pharmacists that ever sent a heartbeat, present or not. */
  desks(): Promise<readonly (Desk & { readonly memberId: number })[]>;
  countWaiting(): Promise<number>;
  /** Undefined if the shop names none. */
  place(): Promise<LicensedPlace | undefined>;
}
