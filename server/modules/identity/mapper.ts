import type { OtpChallenge, User } from '../../../lib/identity/contract.ts';
import type { IdDocument, Member } from '../../core/member.ts';
import type { OtpSent } from './rules/request-otp.ts';
import { uploadImage } from '../../http/picture-urls.ts';

export function toOtpChallenge(sent: OtpSent, now: Date): OtpChallenge {
  return {
    id: sent.id,
    ref_code: sent.refCode,
    expires_at: sent.expiresAt.toISOString(),
    resend_after: sent.resendAfter.toISOString(),
    by_call: sent.byCall,
    now: now.toISOString(),
  };
}

export function toUser(member: Member, expiringCoins: number): User {
  return {
    id: member.id,
    email: member.email,
    title: member.title,
    first_name: member.firstName,
    last_name: member.lastName,
    role: member.role,
    user_type: member.userType,
    phone_number: member.phone,
    member_code: member.memberCode,
    total_coins: member.coins,
    expiring_coins: expiringCoins,
    profile_image: member.avatar && uploadImage(member.avatar).large_url,
    birthdate: member.birthdate,
    gender: member.gender,
    registered: member.registered,
    id_document: member.idDocument && toIdDocument(member.idDocument),
  };
}

/** Citizen ids have 13 digits; a passport number's length is hidden. */
function toIdDocument({ kind, lastDigits, expiresOn }: IdDocument): User['id_document'] {
  const masked = `${'•'.repeat(kind === 'citizen_id' ? 13 - lastDigits.length : 5)}${lastDigits}`;
  return { kind, masked, expires_on: expiresOn };
}
