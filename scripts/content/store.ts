import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { banners } from '../../server/modules/banners/schema.ts';
import { contents } from '../../server/modules/contents/schema.ts';
import { pages } from '../../server/modules/pages/schema.ts';
import { branches } from '../../server/db/schema/branches.ts';
import { brands, categories, departments, products } from '../../server/db/schema/catalog.ts';
import { coupons } from '../../server/modules/wallet/schema.ts';
import { promotionGroups } from '../../server/db/schema/offers.ts';
import type { Page } from './pages.ts';
import type { Known, Numbered } from './references.ts';

export async function loadPages(db: Database): Promise<readonly Page[]> {
  const rows = await db.select().from(pages).orderBy(asc(pages.path));
  return rows.map(({ titleEn, titleTh, descriptionEn, descriptionTh, ...row }) => ({
    ...row,
    title: { en: titleEn, th: titleTh },
    description: { en: descriptionEn, th: descriptionTh },
  }));
}

/** @param imported paths of the pages in the same import */
export async function loadKnown(db: Database, imported: readonly string[]): Promise<Known> {
  const things = await db.select({ id: contents.id, type: contents.type }).from(contents);
  const tables = { brand: brands, banner: banners, promotion: promotionGroups, branch: branches };
  const more = { coupon: coupons, category: categories, department: departments };
  const ids = new Map<Numbered, ReadonlySet<number>>();
  for (const [kind, table] of Object.entries({ ...tables, ...more, product: products })) {
    const rows = await db.select({ id: table.id }).from(table);
    ids.set(kind as Numbered, new Set(rows.map(({ id }) => id)));
  }
  for (const type of ['article', 'news'] as const)
    ids.set(type, new Set(things.filter((one) => one.type === type).map(({ id }) => id)));
  const rows = await db.select({ path: pages.path }).from(pages);
  const paths = [...rows.map(({ path }) => path), ...imported];
  return {
    has: (kind, id) => ids.get(kind)?.has(id) ?? false,
    pages: new Set(paths.map((path) => path.toLowerCase())),
  };
}

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** Saves all pages or none. Other pages stay unchanged. */
export async function savePages(
  db: Database,
  given: readonly Page[],
  now: Date,
): Promise<Imported> {
  const count = { added: 0, changed: 0, same: 0 };
  await db.transaction(async (tx) => {
    for (const page of given) count[await savePage(tx, page, now)] += 1;
  });
  return count;
}

async function savePage(db: Database, page: Page, now: Date): Promise<keyof Imported> {
  const { title, description, ...rest } = page;
  const row = {
    ...rest,
    ...{ titleEn: title.en, titleTh: title.th },
    ...{ descriptionEn: description.en, descriptionTh: description.th },
  };
  const [added] = await db
    .insert(pages)
    .values({ ...row, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: pages.id });
  if (added) return 'added';
  const blocks = JSON.stringify(page.blocks);
  const [changed] = await db
    .update(pages)
    .set({ ...row, updatedAt: now })
    .where(
      sql`lower(${pages.path}) = lower(${page.path}) AND (
        ${pages.path}, ${pages.template}, ${pages.state}, ${pages.titleEn}, ${pages.titleTh},
        ${pages.descriptionEn}, ${pages.descriptionTh}, ${pages.picture}, ${pages.topic},
        ${pages.indexed}, ${pages.activeFrom}, ${pages.activeUntil}, ${pages.blocks}
      ) IS DISTINCT FROM (
        ${page.path}::text, ${page.template}::text, ${page.state}::text, ${title.en}::text,
        ${title.th}::text, ${description.en}::text, ${description.th}::text,
        ${page.picture}::text, ${page.topic}::text, ${page.indexed}::boolean,
        ${page.activeFrom.toISOString()}::timestamptz,
        ${page.activeUntil?.toISOString() ?? null}::timestamptz, ${blocks}::jsonb
      )`,
    )
    .returning({ id: pages.id });
  return changed ? 'changed' : 'same';
}

export async function pageNumber(db: Database, path: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(sql`lower(${pages.path}) = lower(${path})`);
  return row?.id;
}
