import type { Member } from '../../domain/identity/member.ts';
import type { Satang } from '../../domain/kernel/money.ts';
import type { Result } from '../../domain/kernel/result.ts';
import type { ProfileChanges } from './rules/change-profile.ts';
import type { Membership } from './rules/tier.ts';

export interface ProfileRepo {
  /**
   * Writes what is named. Once-only fields are written while they are empty or the same alone; undefined where another
   * request was faster with one of them.
   */
  change(memberId: number, changes: ProfileChanges): Promise<Member | undefined>;
  /** What arrived at the member or was collected since then, less what came back. */
  spentSince(memberId: number, since: Date): Promise<Satang>;
  /** Products that arrived at the member or were collected and are still sold, each once, the newest first. */
  bought(
    memberId: number,
    slice: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>;
}

/** What routes call. */
export interface MemberUseCases {
  readonly changeProfile: (member: Member, changes: ProfileChanges) => Promise<Result<Member>>;
  readonly membership: (memberId: number) => Promise<Membership>;
  readonly bought: ProfileRepo['bought'];
}
