import type { Locale } from '../../../lib/api/contract.ts';
import type { Referral as Answer } from '../../../lib/referrals/contract.ts';
import type { Referral } from './ports.ts';
import { referralNumber } from './rules/referral-number.ts';

export function toReferral(referral: Referral): Answer {
  const { id, at, letter } = referral;
  return {
    ...{ id, number: referralNumber(referral), at: at.toISOString() },
    ...{ doctor: letter.doctor, urgency: letter.urgency },
  };
}

/** All of it, for the copy of one's data. */
export function toOwnReferral(referral: Referral, locale: Locale) {
  const { to, reason, findings, given, patient, pharmacist } = referral.letter;
  return {
    ...{ ...toReferral(referral), conversation_id: referral.conversationId },
    ...{ patient: patient.name, to, reason, findings, given },
    pharmacist: { name: pharmacist.name[locale], licence_no: pharmacist.licenceNo },
  };
}
