import type { RefillState } from '../../../lib/refills/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { DrugClass } from '../../core/products.ts';
import type { Result } from '../../core/result.ts';
import type { OutgoingNotice } from '../notifications/ports.ts';

/** A medicine as it last came to a member. */
export interface OwnMedicine {
  readonly productId: number;
  readonly drugClass: DrugClass;
  /** Net content, as printed. */
  readonly size: string;
  readonly howTo: string;
  readonly qty: number;
  readonly boughtAt: Date;
}

export interface Reminder {
  readonly productId: number;
  readonly state: RefillState;
  readonly days: number;
  readonly remindAt: Date;
}

export interface Refill {
  readonly productId: number;
  readonly boughtAt: Date;
  readonly suggestedDays: number | null;
  readonly reminder: Reminder | null;
}

export interface Refills {
  readonly wanted: boolean;
  readonly refills: readonly Refill[];
}

export interface RefillRepo {
  /** Medicines and supplements that came to the member since then, the newest first. */
  medicines(memberId: number, since: Date): Promise<readonly OwnMedicine[]>;
  reminders(memberId: number): Promise<readonly Reminder[]>;
  /** Whether a notice reaches the member, by bell or mail. */
  isWanted(memberId: number): Promise<boolean>;
  /** In place of one of before. */
  set(memberId: number, reminder: Omit<Reminder, 'state'>, at: Date): Promise<void>;
  remove(memberId: number, productId: number): Promise<void>;
}

/** A medicine that runs out, and whom to tell. */
export interface RunningOut {
  readonly memberId: number;
  /** Empty where none is known or wanted. */
  readonly email: string;
  readonly name: Names;
  readonly drugClass: DrugClass;
}

/** Used by the job, in one transaction with the notices. */
export interface DueRefills {
  /** Ends those that come too late, and those whose medicine was ordered again. */
  settle(late: Date, at: Date): Promise<void>;
  /** Takes due and wanted reminders, each once across processes. */
  takeDue(at: Date, limit: number): Promise<readonly RunningOut[]>;
}

export interface RefillUseCases {
  readonly list: (memberId: number) => Promise<Refills>;
  readonly set: (memberId: number, productId: number, days: number) => Promise<Result<undefined>>;
  readonly stop: (memberId: number, productId: number) => Promise<void>;
}

export interface RefillNotices {
  readonly notice: (one: RunningOut) => OutgoingNotice;
  /** In both languages, and without the medicine: mails are read by others too. */
  readonly mail: () => string;
}
