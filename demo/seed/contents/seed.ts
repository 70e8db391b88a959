import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Database } from '../../../server/db/client.ts';
import { departments, products } from '../../../server/db/schema/catalog.ts';
import { contents } from '../../../server/modules/contents/schema.ts';
import { contentSeeds } from './all.ts';
import type { ContentSeed, SeedBlock } from './all.ts';
import { sources } from '../../../lib/health/sources.ts';
import { healthTeam, topics } from './topics.ts';

const DAY_MS = 86_400_000;
const SHELF = 4;
/** Products considered per department, enough for different brands. */
const CANDIDATES = 40;

/** Seeds articles and news; requires the products they link to. */
export async function seedContents(db: Database, now: Date): Promise<void> {
  const shelves = await readShelves(db);
  const rows = contentSeeds.map((seed) => toContentRow(seed, now, shelves));
  await db.insert(contents).values(rows).onConflictDoNothing();
}

interface Candidate {
  readonly id: number;
  readonly brandId: number;
}

/** Products suitable below advice, by department: in stock, no medicines except household remedies, best first. */
async function readShelves(db: Database): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const asked = contentSeeds.flatMap(({ body }) =>
    body.flatMap((block) => (block.type === 'shelf' ? block.departments : [])),
  );
  const shelves = new Map<string, readonly Candidate[]>();
  for (const slug of new Set(asked)) {
    const rows = await db
      .select({ id: products.id, brandId: products.brandId })
      .from(products)
      .innerJoin(departments, eq(departments.id, products.departmentId))
      .where(
        and(
          eq(departments.slug, slug),
          eq(products.listed, true),
          eq(products.inStock, true),
          inArray(products.drugClass, ['none', 'household']),
        ),
      )
      .orderBy(desc(products.rank), asc(products.id))
      .limit(CANDIDATES);
    shelves.set(slug, rows);
  }
  return shelves;
}

function toContentRow(
  seed: ContentSeed,
  now: Date,
  shelves: ReadonlyMap<string, readonly Candidate[]>,
): typeof contents.$inferInsert {
  const topic = topics[seed.topic];
  if (!topic) throw new Error(`${seed.slug} has an unknown topic`);
  const author = seed.type === 'article' ? healthTeam : null;
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    id: seed.id,
    type: seed.type,
    slug: seed.slug,
    titleEn: seed.title.en,
    titleTh: seed.title.th,
    excerptEn: seed.excerpt.en,
    excerptTh: seed.excerpt.th,
    topic: seed.topic,
    topicEn: topic.en,
    topicTh: topic.th,
    picture: seed.picture,
    blocks: seed.body.flatMap((block) => toBlocks(block, shelves)),
    author,
    checkedBy: seed.checkedBy ?? null,
    checkedAt: seed.checkedBy ? daysBefore(seed.checkedDaysAgo ?? seed.daysAgo) : null,
    sources: (seed.sources ?? []).map((key) => sources[key]),
    activeFrom: daysBefore(seed.daysAgo),
    updatedAt: daysBefore(seed.checkedDaysAgo ?? seed.daysAgo),
  };
}

/** Replaces product rows by actual products; drops rows without matches. */
function toBlocks(
  block: SeedBlock,
  shelves: ReadonlyMap<string, readonly Candidate[]>,
): readonly ContentBlock[] {
  if (block.type !== 'shelf') return [block];
  const ids = chooseProducts(block.departments.map((slug) => shelves.get(slug) ?? []));
  return ids.length === 0 ? [] : [{ type: 'products', title: block.title, ids }];
}

/** Takes products from each department in turn, avoiding repeated brands. */
export function chooseProducts(shelves: readonly (readonly Candidate[])[]): number[] {
  const chosen: Candidate[] = [];
  const left = shelves.map((shelf) => [...shelf]);
  for (let turn = 0; chosen.length < SHELF && left.some((shelf) => shelf.length > 0); turn += 1) {
    const shelf = left[turn % left.length] ?? [];
    const fresh = shelf.findIndex(({ brandId }) => chosen.every((one) => one.brandId !== brandId));
    const [next] = shelf.splice(Math.max(0, fresh), 1);
    if (next) chosen.push(next);
  }
  return chosen.map(({ id }) => id);
}
