import type {
  CardLink as SentLink,
  Membership as MembershipAnswer,
  ProfilePatch,
  RegistrationInput,
} from '../../../lib/members/contract.ts';
import { toBaht } from '../../core/money.ts';
import type { CardLink, Registration } from './ports.ts';
import type { ProfileChanges } from './rules/check-profile.ts';
import type { Membership } from './rules/tier.ts';

export function toProfileChanges(patch: ProfilePatch): ProfileChanges {
  const { first_name: firstName, last_name: lastName, ...same } = patch;
  return { ...same, firstName, lastName };
}

export function toRegistration(sent: RegistrationInput): Registration {
  const { citizen_id: citizenId, passport_no: passportNo, passport_expiry, consents } = sent;
  const { title, first_name: firstName, last_name: lastName, email, birthdate, gender } = sent;
  const { otp_id: otpId, code = '' } = sent;
  return {
    profile: { title, firstName, lastName, email, birthdate, gender },
    id: { citizenId, passportNo, passportExpiry: passport_expiry },
    termsAccepted: consents.includes('terms'),
    botToken: sent.recaptcha_token,
    proof: otpId === undefined ? undefined : { challengeId: otpId, code },
  };
}

export function toCardLink({ member_code: code, citizen_id: citizenId = '' }: SentLink): CardLink {
  return code === undefined ? { citizenId } : { code };
}

export function toMembership({
  tier,
  spent,
  next,
  cardLinked,
}: Membership & { readonly cardLinked: boolean }): MembershipAnswer {
  return {
    tier,
    spent: toBaht(spent),
    next: next && { tier: next.tier, missing: toBaht(next.missing) },
    card_linked: cardLinked,
  };
}
