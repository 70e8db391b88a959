import type { IdKind } from '../../../lib/api/contract/member-values.ts';
import type { OtpProof } from '../identity/rules/check-otp.ts';
import type { Member } from '../../core/member.ts';
import type { Satang } from '../../core/money.ts';
import type { Result } from '../../core/result.ts';
import type { ProfileChanges } from './rules/check-profile.ts';
import type { TypedId } from './rules/id-document.ts';
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

/** A registration as it is sent. */
export interface Registration {
  readonly profile: ProfileChanges;
  readonly id: TypedId;
  readonly termsAccepted: boolean;
  readonly botToken: string | undefined;
  /** Proves a person where the token does not. */
  readonly proof: Omit<OtpProof, 'phone'> | undefined;
}

export interface RegistrationRepo {
  /** Refuses PHONE_TAKEN where there is one already, ID_TAKEN where the document is somebody else's. */
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

/** By which of its numbers somebody knows a card. */
export type CardLink = { readonly code: string } | { readonly citizenId: string };

export interface CardRepo {
  /** The code of the card that is linked with the member. */
  ofMember(memberId: number): Promise<string | undefined>;
  /** A card that was given out to the phone. */
  find(
    phone: string,
    wanted: { readonly code: string } | { readonly idHash: string },
  ): Promise<{ readonly code: string; readonly linked: boolean } | undefined>;
  /** Code and coins of the card become the member's; false where the card or the member is linked already. */
  link(memberId: number, code: string, at: Date): Promise<boolean>;
}

/** What routes call. */
export interface MemberUseCases {
  readonly changeProfile: (member: Member, changes: ProfileChanges) => Promise<Result<Member>>;
  readonly register: (member: Member, registration: Registration) => Promise<Result<Member>>;
  readonly linkCard: (memberId: number, card: CardLink, proof: OtpProof) => Promise<Result<string>>;
  readonly membership: (memberId: number) => Promise<Membership & { readonly cardLinked: boolean }>;
  readonly bought: ProfileRepo['bought'];
}
