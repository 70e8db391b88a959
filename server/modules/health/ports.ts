import type { FamilyProfile } from '../../../lib/health/contract-family.ts';
import type { OwnNotes } from '../../../lib/health/contract.ts';
import type { Medicine } from '../../../lib/health/label.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';

/** Notes of a member, with the consent to keep them. */
export interface Profile {
  readonly notes: OwnNotes;
  readonly consentVersion: string;
  readonly consentedAt: Date;
  readonly updatedAt: Date;
}

export interface NamedMedicine extends Medicine {
  readonly name: Names;
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
      readonly notes: OwnNotes;
      readonly consentVersion: string | undefined;
      readonly current: string;
      readonly at: Date;
    },
  ): Promise<boolean>;
  /** Deletes the notes and the family profile, and remembers that the consent was withdrawn. */
  forget(memberId: number, at: Date): Promise<void>;
  /** Products among these whose label names a known ingredient. */
  medicines(productIds: readonly number[]): Promise<readonly NamedMedicine[]>;
}

export interface HealthUseCases {
  readonly find: HealthRepo['find'];
  readonly keep: (
    memberId: number,
    notes: OwnNotes,
    consentVersion: string | undefined,
  ) => Promise<Result<Profile>>;
  readonly forget: (memberId: number) => Promise<void>;
  readonly medicines: HealthRepo['medicines'];
}

/** A person of a family profile. */
export interface FamilyEntry {
  readonly id: number;
  readonly profile: FamilyProfile;
  readonly updatedAt: Date;
}

interface NewEntry {
  readonly profile: FamilyProfile;
  /** Where it comes along; without it the member has to have agreed to the letter of today. */
  readonly consentVersion: string | undefined;
  readonly at: Date;
}

export interface FamilyRepo {
  /** Oldest entry first. */
  list(memberId: number): Promise<readonly FamilyEntry[]>;
  find(memberId: number, id: number): Promise<FamilyEntry | undefined>;
  /** HEALTH_CONSENT_REQUIRED, FAMILY_FULL. */
  add(memberId: number, entry: NewEntry): Promise<Result<FamilyEntry>>;
  /** HEALTH_CONSENT_REQUIRED, NOT_FOUND, VERSION_STALE. */
  replace(
    memberId: number,
    id: number,
    entry: NewEntry & { readonly version: string },
  ): Promise<Result<FamilyEntry>>;
  /** False where the member has no such person. */
  remove(memberId: number, id: number): Promise<boolean>;
}

export interface FamilyUseCases {
  readonly list: FamilyRepo['list'];
  readonly add: (
    memberId: number,
    profile: FamilyProfile,
    consentVersion: string | undefined,
  ) => Promise<Result<FamilyEntry>>;
  readonly replace: (
    memberId: number,
    id: number,
    change: Omit<NewEntry, 'at'> & { readonly version: string },
  ) => Promise<Result<FamilyEntry>>;
  readonly remove: (memberId: number, id: number) => Promise<Result<undefined>>;
}
