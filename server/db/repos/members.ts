import type { Member } from '../../domain/identity/member.ts';
import type { members } from '../schema/members.ts';

export function toMember(row: typeof members.$inferSelect): Member {
  return {
    id: row.id,
    phone: row.phone,
    memberCode: row.memberCode,
    role: row.role,
    userType: row.userType,
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    gender: row.gender,
    birthdate: row.birthdate,
    coins: row.coins,
  };
}
