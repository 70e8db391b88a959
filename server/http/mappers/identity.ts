import type { OtpChallenge, User } from '../../../lib/api/contract/identity.ts';
import type { Member } from '../../domain/identity/member.ts';
import type { OtpSent } from '../../domain/identity/request-otp.ts';

export function toOtpChallenge(sent: OtpSent): OtpChallenge {
  return {
    id: sent.id,
    ref_code: sent.refCode,
    expires_at: sent.expiresAt.toISOString(),
    resend_after: sent.resendAfter.toISOString(),
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
    profile_image: null,
    birthdate: member.birthdate,
    gender: member.gender,
  };
}
