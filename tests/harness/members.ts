import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BuiltInRole } from '../../lib/people/contract-values.ts';
import { members, sessions } from '../../server/db/schema/members.ts';
import { accessHash, refreshHash } from '../../server/modules/identity/rules/secrets.ts';
import { people, roles } from '../../server/modules/people/schema.ts';
import type { Clock } from '../../server/core/ports.ts';
import { randomIds } from '../../server/core/world.ts';
import type { Shop } from './shop.ts';

const HOUR_MS = 3_600_000;

export interface TestMember {
  readonly token: string;
  readonly memberId: number;
  readonly phone: string;
}

/** Signs in a member, created if the phone is new, by inserting rows. Tests of the sign-in use the calls. */
export async function signIn(
  shop: Pick<Shop, 'db' | 'hasher'> & { readonly clock: Clock },
  phone = randomPhone(),
): Promise<TestMember> {
  const memberId = (await memberIdOf(shop, phone)) ?? (await createMember(shop, phone));
  const token = randomIds.token();
  const now = shop.clock.now();
  await shop.db.insert(sessions).values({
    id: randomUUID(),
    memberId,
    accessHash: accessHash(shop.hasher, token),
    accessExpiresAt: new Date(now.getTime() + HOUR_MS),
    refreshHash: refreshHash(shop.hasher, randomIds.token()),
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + 24 * HOUR_MS),
    createdAt: now,
  });
  return { token, memberId, phone };
}

/** Makes a member one of the people who work here. */
export async function joinAs({ db }: Pick<Shop, 'db'>, memberId: number, key: BuiltInRole) {
  const role = key === 'pharmacist' ? key : 'staff';
  await db.update(members).set({ role, userType: 'staff' }).where(eq(members.id, memberId));
  const [row] = await db.select({ id: roles.id }).from(roles).where(eq(roles.key, key));
  if (!row) throw new Error(`there is no role ${key}`);
  await db.insert(people).values({ memberId, roleId: row.id }).onConflictDoNothing();
}

export function randomPhone(): string {
  return `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

async function memberIdOf(shop: Pick<Shop, 'db'>, phone: string): Promise<number | undefined> {
  const [row] = await shop.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phone, phone));
  return row?.id;
}

async function createMember(shop: Pick<Shop, 'db'>, phone: string): Promise<number> {
  const [row] = await shop.db
    .insert(members)
    .values({ phone, memberCode: `T${phone}` })
    .returning({ id: members.id });
  if (!row) throw new Error('no member was inserted');
  return row.id;
}
