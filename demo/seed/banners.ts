import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ContentBlock } from '../../lib/blocks/blocks.ts';
import type { Database } from '../../server/db/client.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { banners } from '../../server/modules/banners/schema.ts';
import { BANNERS, type BannerSeed } from './banners-data.ts';

const SHELF = 8;
const DAY_MS = 86_400_000;

export async function seedBanners(db: Database, now: Date): Promise<void> {
  if ((await db.$count(banners)) > 0) return;
  await db.transaction(async (tx) => {
    for (const seed of BANNERS) {
      await tx
        .insert(banners)
        .values(await toRow(tx, seed, now))
        .onConflictDoNothing();
    }
  });
}

async function toRow(
  db: Database,
  seed: BannerSeed,
  now: Date,
): Promise<typeof banners.$inferInsert> {
  const { id, placement, title, text, linkLabel, path, picture, tint } = seed;
  const blocks = await Promise.all(seed.blocks.map((block) => toBlock(db, block)));
  return {
    id,
    placement,
    titleEn: title.en,
    titleTh: title.th,
    textEn: text.en,
    textTh: text.th,
    linkLabelEn: linkLabel.en,
    linkLabelTh: linkLabel.th,
    path: path ?? null,
    picture,
    tint,
    blocks: blocks.filter((block) => block !== undefined),
    position: id,
    activeFrom: new Date(now.getTime() - DAY_MS),
  };
}

/** Undefined if the catalogue has no products for it. */
async function toBlock(
  db: Database,
  block: BannerSeed['blocks'][number],
): Promise<ContentBlock | undefined> {
  if (block.type !== 'products') return block;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        sql`${products.listed}`,
        eq(products.drugClass, 'none'),
        inArray(products.departmentId, [...block.departments]),
      ),
    )
    .orderBy(desc(products.rank), products.id)
    .limit(SHELF);
  if (rows.length === 0) return undefined;
  return { type: 'products', title: block.title, ids: rows.map(({ id }) => id) };
}
