import type { Holiday, WeekHours } from '../../core/hours.ts';
import type { Names } from '../../core/names.ts';

export interface Pharmacist {
  readonly name: Names;
  readonly licenceNo: string;
  /** Name of the portrait's drawing. */
  readonly picture: string;
  /** Hours on duty. */
  readonly duty: WeekHours;
  /** Whether they went off duty by their own hand. */
  readonly away: boolean;
}

export interface PharmacyService {
  /** When pharmacists may be asked. */
  readonly hours: WeekHours;
  readonly holidays: readonly Holiday[];
  /** How long one conversation takes on average. */
  readonly conversationSeconds: number;
}

export interface Queue {
  /** Conversations that wait for a pharmacist. */
  readonly waiting: number;
  /** Conversations that keep one busy. */
  readonly going: number;
}

export interface PharmacyRepo {
  /** Undefined where the shop has no such service. */
  service(): Promise<PharmacyService | undefined>;
  /** In order of their ids. */
  pharmacists(): Promise<readonly Pharmacist[]>;
  queue(): Promise<Queue>;
}
