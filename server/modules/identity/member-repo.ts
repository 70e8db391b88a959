import { eq } from 'drizzle-orm';
import type { Member } from '../../core/member.ts';
import type { MemberRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';

export function createMemberRepo(db: Database): MemberRepo {
  const byPhone = async (phone: string) => {
    const [row] = await db.select().from(members).where(eq(members.phone, phone));
    return row && toMember(row);
  };
  return {
    byPhone,
    ensure: async (phone, memberCode) => {
      await db
        .insert(members)
        .values({ phone, memberCode })
        .onConflictDoNothing({ target: members.phone });
      const member = await byPhone(phone);
      if (!member) throw new Error('The member was not created');
      return member;
    },
  };
}

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
    avatar: row.avatar,
    coins: row.coins,
    registered: row.registeredAt !== null,
    idDocument:
      row.idKind === null
        ? null
        : { kind: row.idKind, lastDigits: row.idLastDigits, expiresOn: row.passportExpiry },
  };
}
