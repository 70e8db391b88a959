import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { campaignActions, campaignInvites } from './schema.ts';
import type { CampaignRepo } from './ports.ts';

export function createCampaignRepo(db: Database): CampaignRepo {
  return {
    done: (memberId, slug) =>
      db
        .select({ id: campaignActions.actionId, at: campaignActions.at })
        .from(campaignActions)
        .where(and(eq(campaignActions.memberId, memberId), eq(campaignActions.slug, slug))),
    add: async (memberId, slug, actionId, at) => {
      const rows = await db
        .insert(campaignActions)
        .values({ memberId, slug, actionId, at })
        .onConflictDoNothing()
        .returning({ id: campaignActions.actionId });
      return rows.length > 0;
    },
    takeInvite: async (slug, actionId, codeHash) => {
      const rows = await db
        .update(campaignInvites)
        .set({ left: sql`${campaignInvites.left} - 1` })
        .where(
          and(
            eq(campaignInvites.slug, slug),
            eq(campaignInvites.actionId, actionId),
            eq(campaignInvites.codeHash, codeHash),
            gt(campaignInvites.left, 0),
          ),
        )
        .returning({ left: campaignInvites.left });
      return rows.length > 0;
    },
  };
}
