import type { IdKind } from '../../../lib/identity/contract-values.ts';
import type { OtpProof } from '../identity/rules/check-otp.ts';
import type { Member } from '../../core/member.ts';
import type { Satang } from '../../core/money.ts';
import type { Result } from '../../core/result.ts';
import type { ProfileChanges } from './rules/check-profile.ts';
import type { TypedId } from './rules/id-document.ts';
import type { Membership } from './rules/tier.ts';

export interface ProfileRepo {
  /**
   * Writes the given fields. Once-only fields are written only while empty or unchanged; undefined
   * if another request set one first.
   */
  change(memberId: number, changes: ProfileChanges): Promise<Member | undefined>;
  /** Value of goods delivered or collected since then, less returns. */
  spentSince(memberId: number, since: Date): Promise<Satang>;
  /** Delivered or collected products that are still sold, without duplicates, newest first. */
  bought(
    memberId: number,
    slice: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>;
}

export interface Registration {
  readonly profile: ProfileChanges;
  readonly id: TypedId;
  readonly termsAccepted: boolean;
  readonly botToken: string | undefined;
  /** Overrides a suspicion by the bot check. */
  readonly proof: Omit<OtpProof, 'phone'> | undefined;
}

export interface RegistrationRepo {
  /** Refuses PHONE_TAKEN if already registered, ID_TAKEN if another member has the document. */
  add(
    memberId: number,
    registration: {
      readonly profile: ProfileChanges;
      readonly kind: IdKind;
      readonly sealed: string;
      readonly hash: string;
      readonly lastDigits: string;
      readonly expiresOn: string | null;
      readonly at: Date;
    },
  ): Promise<Result<Member>>;
}

export type CardLink = { readonly code: string } | { readonly citizenId: string };

export interface CardRepo {
  ofMember(memberId: number): Promise<string | undefined>;
  find(
    phone: string,
    wanted: { readonly code: string } | { readonly idHash: string },
  ): Promise<{ readonly code: string; readonly linked: boolean } | undefined>;
  /** Transfers code and coins of the card to the member; false if the card or the member is already linked. */
  link(memberId: number, code: string, at: Date): Promise<boolean>;
}

export interface MemberUseCases {
  readonly changeProfile: (member: Member, changes: ProfileChanges) => Promise<Result<Member>>;
  readonly register: (member: Member, registration: Registration) => Promise<Result<Member>>;
  readonly linkCard: (memberId: number, card: CardLink, proof: OtpProof) => Promise<Result<string>>;
  readonly membership: (memberId: number) => Promise<Membership & { readonly cardLinked: boolean }>;
  readonly bought: ProfileRepo['bought'];
}
