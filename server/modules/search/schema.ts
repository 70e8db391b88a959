import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { FilterPlace } from '../../../lib/shelves/contract-values.ts';
import type { SearchChoiceKind } from '../../../lib/search/contract.ts';
import { products } from '../../db/schema/catalog.ts';

/** Filterable attributes beyond brand and price: skin type, concern, form ... */
export const attributes = pgTable(
  'attributes',
  {
    key: text('key').primaryKey(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    position: integer('position').notNull(),
    /** Lists that offer it as a filter. */
    filters: text('filters').$type<FilterPlace>().notNull().default('everywhere'),
  },
  (t) => [
    check('attributes_filters', sql`${t.filters} IN ('everywhere', 'categories', 'nowhere')`),
  ],
);

export const attributeValues = pgTable(
  'attribute_values',
  {
    key: text('key')
      .notNull()
      .references(() => attributes.key),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    position: integer('position').notNull(),
    /** Stays on products that have it; no list offers it, and no other product can get it. */
    archived: boolean('archived').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.key, t.value] })],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search documents of products, in a narrow table for fast scans. Triggers add a row per product, maintain `listed`,
 * `rank` and the department, and mark products with changed words due. The search index job writes the words.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    listed: boolean('listed').notNull(),
    /** Written department by department, so that documents with common words are stored together. */
    departmentId: integer('department_id').notNull(),
    /** The `place` of the product. */
    rank: doublePrecision('rank').notNull(),
    /** Weights: A start of a name, also the first word after the brand in Thai, B names and brand, C department and category, D attributes and search words. */
    words: tsvector('words').notNull().default(''),
    due: boolean('due').notNull().default(true),
  },
  (t) => [
    index('search_documents_words')
      .using('gin', t.words)
      .where(sql`listed`),
    // Words with their level, which find the best matches without scanning the rest.
    index('search_documents_keys')
      .using('gin', sql`search_keys(${t.words})`)
      .where(sql`listed`),
    index('search_documents_due')
      .on(t.departmentId, t.productId)
      .where(sql`due`),
  ],
);

/** Vocabulary: every word of a listed product's document; counted by triggers. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** Number of listed products with it. */
    products: integer('products').notNull(),
  },
  (t) => [
    index('search_words_beginnings').on(t.word.op('text_pattern_ops')),
    // On an expression, so that equality look-ups use the faster primary key.
    index('search_words_similar').using('gist', sql`lower(${t.word}) gist_trgm_ops`),
  ],
);

/** Synonyms of catalogue terms: the other script, everyday words, misspellings. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** Normalized; may contain several words. */
    term: text('term').notNull(),
    /** Empty if the shop sells nothing of the kind. */
    means: text('means').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.term, t.means] }),
    index('search_synonyms_beginnings').on(t.term.op('text_pattern_ops')),
    index('search_synonyms_similar').using('gist', sql`lower(${t.term}) gist_trgm_ops`),
  ],
);

/** How often visitors chose a product for words, by day. Without any trace of the visitor. */
export const searchChoices = pgTable(
  'search_choices',
  {
    /** Normalized. */
    query: text('query').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    kind: text('kind').$type<SearchChoiceKind>().notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.query, t.productId, t.day, t.kind] }),
    index('search_choices_day').on(t.day),
  ],
);
