import { eq, ne, sql } from 'drizzle-orm';
import type { Report } from '../../core/ports.ts';
import { byHalves } from '../../core/sweep.ts';
import { createToDocument, type Findable } from './rules/document.ts';
import { normalize } from './rules/normalize.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { attributeValues, searchDocuments, searchSynonyms } from './schema.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';
import { textArray } from './dictionary.ts';

/** Documents per statement. */
const CHUNK = 500;

interface Listeners {
  readonly report: Report;
  /** Yields to other work. */
  readonly afterChunk: () => Promise<unknown>;
}

const fail: Report = (_, { error }) => {
  throw error;
};

/**
 * Writes due documents: those of new products, and of renamed ones. Safe to run concurrently. A document that fails
 * stays due and is reported, or thrown without a listener.
 */
export async function writeDueDocuments(
  db: Database,
  { report = fail, afterChunk = () => Promise.resolve() }: Partial<Listeners> = {},
): Promise<void> {
  const [due] = await selectRows(db, sql`SELECT 1 FROM ${searchDocuments} WHERE due LIMIT 1`);
  if (!due) return;
  const [lexicon, names] = await Promise.all([selectLexicon(db), selectAttributeNames(db)]);
  const toDocument = createToDocument(lexicon);
  const wordsOf = ({ attributes, ...product }: DueProduct) =>
    toDocument({ ...product, attributes: attributes.flatMap((pair) => names.get(pair) ?? []) });
  const write = (after: Position) => db.transaction((tx) => writeChunk(tx, after, wordsOf, report));
  let last = await write(START);
  while (last !== undefined) {
    await afterChunk();
    last = await write(last);
  }
}

/** Ordered by department, so that documents with common words are stored together. */
interface Position {
  readonly departmentId: number;
  readonly id: number;
}
const START: Position = { departmentId: 0, id: 0 };

/** Returns the last position. A concurrent rename waits for the lock, and marks its document due again. */
async function writeChunk(
  tx: Database,
  after: Position,
  wordsOf: (product: DueProduct) => string,
  report: Report,
): Promise<Position | undefined> {
  const rows = await selectDue(tx, after);
  if (rows.length === 0) return undefined;
  const write = (part: readonly DueProduct[]) =>
    tx.transaction((point) =>
      point.execute(sql`
        UPDATE ${searchDocuments} SET words = written.words::tsvector, due = false
        FROM unnest(${`{${part.map(({ id }) => id).join(',')}}`}::int[], ${textArray(part.map(wordsOf))}::text[]) AS written (id, words)
        WHERE product_id = written.id`),
    );
  await byHalves(rows, write, ({ id }, error) => {
    report('a product could not be made findable', { product_id: id, error });
  });
  return rows.at(-1);
}

type DueProduct = Awaited<ReturnType<typeof selectDue>>[number];

/** In order from a position on, to skip the dead index entries of written documents. */
function selectDue(tx: Database, after: Position) {
  return tx
    .select({
      id: products.id,
      departmentId: searchDocuments.departmentId,
      name: { en: products.nameEn, th: products.nameTh },
      brand: { en: brands.nameEn, th: brands.nameTh },
      department: { en: departments.nameEn, th: departments.nameTh },
      category: { en: categories.nameEn, th: categories.nameTh },
      attributes: products.attributes,
      searchWords: products.searchWords,
    })
    .from(searchDocuments)
    .innerJoin(products, eq(products.id, searchDocuments.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .where(
      sql`${searchDocuments.due} AND (${searchDocuments.departmentId}, ${searchDocuments.productId}) > (${after.departmentId}, ${after.id})`,
    )
    .orderBy(searchDocuments.departmentId, searchDocuments.productId)
    .limit(CHUNK)
    .for('update', { of: searchDocuments, skipLocked: true });
}

/** Thai words that must not be split: synonyms and brand names. */
async function selectLexicon(db: Database): Promise<ReadonlySet<string>> {
  const [synonyms, brandNames] = await Promise.all([
    db.select().from(searchSynonyms).where(ne(searchSynonyms.means, '')),
    db.select({ name: brands.nameTh }).from(brands),
  ]);
  const texts = [
    ...synonyms.flatMap(({ term, means }) => [term, means]),
    ...brandNames.flatMap(({ name }) => normalize(name).split(' ')),
  ];
  return new Set(texts.filter((text) => /^[\u0e00-\u0e7f]{3,}$/.test(text)));
}

async function selectAttributeNames(db: Database): Promise<ReadonlyMap<string, Findable['name']>> {
  const rows = await db.select().from(attributeValues);
  return new Map(
    rows.map(({ key, value, nameEn, nameTh }) => [`${key}:${value}`, { en: nameEn, th: nameTh }]),
  );
}
