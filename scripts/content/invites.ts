import { brandPaths } from '../../lib/brand.ts';
import { sql } from 'drizzle-orm';
import { randomIds } from '../../server/core/world.ts';
import type { Hasher } from '../../server/core/ports.ts';
import type { Database } from '../../server/db/client.ts';
import { campaignInvites } from '../../server/modules/campaigns/schema.ts';
import { pages } from '../../server/modules/pages/schema.ts';
import { inviteHash } from '../../server/modules/campaigns/rules/take-part.ts';

const CODE_LENGTH = 12;
const CAMPAIGN = new RegExp(`^${brandPaths.card}/([a-z0-9-]+)$`, 'i');

export interface Invitation {
  readonly path: string;
  readonly actionId: string;
  readonly uses: number;
}

/** Creates an invitation code. The shop stores only its hash. Undefined if no action takes a code. */
export async function addInvite(
  db: Database,
  hasher: Hasher,
  { path, actionId, uses }: Invitation,
): Promise<string | undefined> {
  const slug = CAMPAIGN.exec(path)?.[1]?.toLowerCase();
  const [page] = await db
    .select({ blocks: pages.blocks })
    .from(pages)
    .where(sql`lower(${pages.path}) = lower(${path})`);
  const takesOne = page?.blocks.some(
    (block) => block.type === 'campaignAction' && block.id === actionId && block.invite === true,
  );
  if (slug === undefined || !takesOne) return undefined;
  const code = randomIds.letters(CODE_LENGTH);
  const row = { slug, actionId, codeHash: inviteHash(hasher, code), left: uses };
  await db.insert(campaignInvites).values(row);
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
