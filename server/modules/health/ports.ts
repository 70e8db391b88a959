import type { HealthNotes } from '../../../lib/api/contract/health.ts';
import type { Medicine } from '../../../lib/health/label.ts';
import type { Result } from '../../core/result.ts';

/** What a member noted, and by which letter it may be kept. */
export interface Profile {
  readonly notes: HealthNotes;
  readonly consentVersion: string;
  readonly consentedAt: Date;
  readonly updatedAt: Date;
}

export interface HealthRepo {
  find(memberId: number): Promise<Profile | undefined>;
  /**
   * @param consentVersion where it comes with the notes; without it they are kept only beside a consent to `current`
   * @returns whether they were kept
   */
  keep(
    memberId: number,
    what: {
      readonly notes: HealthNotes;
      readonly consentVersion: string | undefined;
      readonly current: string;
      readonly at: Date;
    },
  ): Promise<boolean>;
  /** Deletes the notes, and remembers that the consent was withdrawn. */
  forget(memberId: number, at: Date): Promise<void>;
  /** Of these products those whose label names an ingredient that the tables know. */
  medicines(productIds: readonly number[]): Promise<readonly Medicine[]>;
}

export interface HealthUseCases {
  readonly find: HealthRepo['find'];
  readonly keep: (
    memberId: number,
    notes: HealthNotes,
    consentVersion: string | undefined,
  ) => Promise<Result<Profile>>;
  readonly forget: (memberId: number) => Promise<void>;
  readonly medicines: HealthRepo['medicines'];
}
