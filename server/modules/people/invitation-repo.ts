import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Invitation, InvitationRepo } from './ports.ts';
import { invitations } from './schema.ts';

export function createInvitationRepo(db: Database): InvitationRepo {
  return {
    open: async (now) => {
      const rows = await db
        .select()
        .from(invitations)
        .where(gt(invitations.expiresAt, now))
        .orderBy(desc(invitations.createdAt), invitations.id);
      return rows.map(toInvitation);
    },
    add: async ({ branchIds, ...invitation }) => {
      await db.insert(invitations).values({ ...invitation, branchIds: [...branchIds] });
    },
    lock: async (tokenHash, now) => {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
        .for('update');
      return row && toInvitation(row);
    },
    remove: async (id) => {
      const rows = await db
        .delete(invitations)
        .where(eq(invitations.id, id))
        .returning({ id: invitations.id });
      return rows.length === 1;
    },
    forgetExpired: async (before) => {
      await db.delete(invitations).where(lt(invitations.expiresAt, before));
    },
  };
}

function toInvitation(row: typeof invitations.$inferSelect): Invitation {
  const { tokenHash: _, ...invitation } = row;
  return invitation;
}
