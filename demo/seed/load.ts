import { setImmediate as breathe } from 'node:timers/promises';
import { max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/client.ts';
import { continueIds } from '../../server/db/continue-ids.ts';
import { writeDueDocuments } from '../../server/modules/search/index-repo.ts';
import {
  attributes,
  attributeValues,
  searchDocuments,
  searchSynonyms,
  searchWords,
} from '../../server/modules/search/schema.ts';
import { branches, stock } from '../../server/db/schema/branches.ts';
import {
  brands,
  categories,
  departments,
  productBarcodes,
  productLists,
  products,
} from '../../server/db/schema/catalog.ts';
import { productPictures } from '../../server/modules/catalog/schema.ts';
import { changeLog } from '../../server/db/schema/operations.ts';
import { maintenance } from '../../server/modules/maintenance/schema.ts';
import { reviews } from '../../server/modules/reviews/schema.ts';
import type { Hasher } from '../../server/core/ports.ts';
import type { Tag } from '../../lib/api/tags.ts';
import { OPEN } from '../../server/modules/maintenance/rules/watch-maintenance.ts';
import { brandLooks, createLookTables, productLooks } from '../look-tables.ts';
import { seedBanners } from './banners.ts';
import { attributeRows, attributeValueRows } from './attributes.ts';
import { branches as branchSeeds } from './branches.ts';
import { brands as brandSeeds } from './brands.ts';
import { categories as categorySeeds } from './categories.ts';
import { seedConsents } from './consents.ts';
import { seedCoupons } from './coupons.ts';
import { seedContents } from './contents/seed.ts';
import { seedPages } from './pages/seed.ts';
import { seedPeople } from './demo-people.ts';
import { seedGiftCards, seedInvites, seedTaxAddresses } from './demo-extras.ts';
import { seedMembers } from './members.ts';
import { seedHolidays } from './holidays.ts';
import { seedPromotionGroups } from './offers.ts';
import { seedOrders } from './orders.ts';
import { seedPharmacy } from './pharmacy.ts';
import { seedPictures } from './pictures.ts';
import { generateProducts } from './products/generate.ts';
import { seedQuestionnaires } from './questionnaires/seed.ts';
import { rankOf } from './rank.ts';
import { seedReviews } from './reviews/load.ts';
import {
  toBarcodeRow,
  toBranchRow,
  toBrandLookRow,
  toBrandRow,
  toCategoryRow,
  toDepartmentRows,
  toProductLookRow,
  toProductRow,
  toStockRows,
} from './rows.ts';
import { seedSurveys } from './surveys.ts';
import { synonymRows } from './synonyms/rows.ts';
import type { ProductSeed } from './types.ts';
import { seedVariants } from './variants.ts';
import { seedWallets } from './wallet.ts';

export interface SeedOptions {
  /** Target size of the catalogue. */
  readonly products: number;
  readonly now: Date;
  /** Seeds demo members with their orders; never where real people sign in. */
  readonly people: boolean;
  /** Hashes the demo's gift cards; without it there are none. */
  readonly hasher?: Hasher;
  readonly onProgress?: (line: string) => void;
}

/** Any number that no other program on the same PostgreSQL uses as an advisory lock. */
const SEED_LOCK = 727_115_002;
const CHUNK = 500;

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: categories.id }).from(categories).limit(1)).length === 0;
}

/** Fills an empty database; of several processes one does, and the others wait. */
export async function seedIfEmpty(db: Database, options: SeedOptions): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const seeded = await alone(db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await fill(tx, options);
    return true;
  });
  if (seeded) await vacuum(db);
  return seeded;
}

/** Adds products up to the target; existing ones stay unchanged. */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<void> {
  await alone(db, (tx) => fill(tx, options));
  await vacuum(db);
}

function alone<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    return work(tx);
  });
}

async function fill(db: Database, options: SeedOptions): Promise<void> {
  const { now, onProgress = () => undefined } = options;
  onProgress('Categories, brands and branches');
  await insertMissing(db, categories, categorySeeds.map(toCategoryRow));
  await insertMissing(db, departments, categorySeeds.flatMap(toDepartmentRows));
  await insertMissing(db, brands, brandSeeds.map(toBrandRow));
  for (const table of [categories, departments, brands]) await continueIds(db, table);
  await createLookTables(db);
  await insertMissing(db, brandLooks, brandSeeds.map(toBrandLookRow));
  await insertMissing(db, branches, branchSeeds.map(toBranchRow));
  await continueIds(db, branches);
  await seedHolidays(db, now);
  await insertMissing(db, attributes, attributeRows());
  await insertMissing(db, attributeValues, attributeValueRows());
  await insertMissing(db, searchSynonyms, synonymRows());
  await insertMissing(db, maintenance, [{ webImage: OPEN.webImage }]);
  await fillProducts(db, options, onProgress);
  const reviewCount = await seedReviews(db, options.products, now);
  onProgress(`Reviews: ${reviewCount.toLocaleString('en')}`);
  await seedPromotionGroups(db, now);
  await seedCoupons(db, now);
  await seedBanners(db, now);
  await seedPharmacy(db);
  await seedQuestionnaires(db, now);
  await seedContents(db, now);
  await seedPages(db, now);
  if (options.people) {
    onProgress('Members and their orders');
    await seedAccounts(db, options);
  }
  const filled: readonly Tag[] = ['catalog', 'categories', 'brands'];
  await db.insert(changeLog).values(filled.map((tag) => ({ tag })));
}

async function seedAccounts(db: Database, { now, hasher }: SeedOptions): Promise<void> {
  await seedMembers(db, now);
  await seedOrders(db, now);
  await seedConsents(db);
  await seedWallets(db, now);
  await seedTaxAddresses(db);
  await seedPeople(db);
  await seedSurveys(db, now);
  if (!hasher) return;
  await seedGiftCards(db, hasher, now);
  await seedInvites(db, hasher);
}

async function fillProducts(
  db: Database,
  { products: count, now }: SeedOptions,
  onProgress: (line: string) => void,
): Promise<void> {
  const [row] = await db.select({ highest: max(products.id) }).from(products);
  const missing = generateProducts(count).filter(({ id }) => id > (row?.highest ?? 0));
  const brandOf = new Map(brandSeeds.map((brand) => [brand.id, brand]));
  const branchIds = branchSeeds.map(({ id }) => id);
  for (let start = 0; start < missing.length; start += CHUNK) {
    const chunk = missing.slice(start, start + CHUNK);
    const rows = chunk.map((product) =>
      toProductRow(product, brandOf.get(product.brandId)?.name.en ?? '', now),
    );
    await db.insert(products).values(rows);
    await insertMissing(db, productLooks, chunk.map(toProductLookRow));
    await seedPictures(
      db,
      chunk.map(({ id }) => id),
    );
    await insertMissing(db, productBarcodes, chunk.map(toBarcodeRow));
    await insertMissing(
      db,
      stock,
      chunk.flatMap((product) => toStockRows(product, branchIds)),
    );
    const done = start + chunk.length;
    if (done % 5_000 === 0 || done === missing.length) {
      onProgress(
        `Products: ${done.toLocaleString('en')} of ${missing.length.toLocaleString('en')}`,
      );
    }
    // Yields: a tight loop of queries on the embedded database would starve timers and signals.
    await breathe();
  }
  await continueIds(db, products);
  await seedVariants(db, missing);
  await insertMissing(db, productLists, listRows(missing));
  await writeDueDocuments(db, { afterChunk: breathe });
}

/** New arrivals newest first, the other lists best first. */
function listRows(seeds: readonly ProductSeed[]): (typeof productLists.$inferInsert)[] {
  const entries = seeds.flatMap((product) =>
    product.lists.map((list) => ({
      list,
      productId: product.id,
      key: list === 'new-arrival' ? Date.parse(product.createdAt) : rankOf(product),
    })),
  );
  return entries
    .toSorted((a, b) => b.key - a.key || a.productId - b.productId)
    .map(({ list, productId }, index) => ({ list, productId, position: index + 1 }));
}

async function insertMissing<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insert(table)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoNothing();
  }
}

/** Vacuums, so that counts and lists become index-only scans. */
async function vacuum(db: Database): Promise<void> {
  const tables = [
    ...[products, productPictures, stock, productLists],
    ...[reviews, searchDocuments, searchSynonyms],
  ];
  for (const table of tables) await db.execute(sql`VACUUM (ANALYZE) ${table}`);
  // Mostly dead rows: rewritten with every chunk of products.
  await db.execute(sql`VACUUM (FULL, ANALYZE) ${searchWords}`);
}
