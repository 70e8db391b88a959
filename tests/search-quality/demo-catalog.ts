import type { Database } from '../../server/db/client.ts';
import { brands, categories, departments, products } from '../../server/db/schema/catalog.ts';
import { attributeRows, attributeValueRows } from '../../demo/seed/attributes.ts';
import { brands as brandSeeds } from '../../demo/seed/brands.ts';
import { categories as categorySeeds } from '../../demo/seed/categories.ts';
import { toBrandRow, toCategoryRow, toDepartmentRows, toProductRow } from '../../demo/seed/rows.ts';
import { synonymRows } from '../../demo/seed/synonyms/rows.ts';
import type { ProductSeed } from '../../demo/seed/types.ts';
import { writeDueDocuments } from '../../server/modules/search/index-repo.ts';
import { attributeValues, attributes, searchSynonyms } from '../../server/modules/search/schema.ts';

/** Part of the demo catalogue that search needs; stock, reviews and people would take much longer. */
export async function plantDemoCatalog(db: Database, seeds: readonly ProductSeed[]): Promise<void> {
  await db.insert(categories).values(categorySeeds.map(toCategoryRow));
  await db.insert(departments).values(categorySeeds.flatMap(toDepartmentRows));
  await db.insert(brands).values(brandSeeds.map(toBrandRow));
  await db.insert(attributes).values(attributeRows());
  await db.insert(attributeValues).values(attributeValueRows());
  await db.insert(searchSynonyms).values(synonymRows());
  const nameOf = new Map(brandSeeds.map(({ id, name }) => [id, name.en]));
  const rows = seeds.map((seed) => toProductRow(seed, nameOf.get(seed.brandId) ?? '', new Date()));
  for (let start = 0; start < rows.length; start += 500)
    await db.insert(products).values(rows.slice(start, start + 500));
  await writeDueDocuments(db);
}
