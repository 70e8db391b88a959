import { z } from 'zod';
import { contentBlockSchema, type ContentBlock } from '../../../lib/blocks/blocks.ts';
import { CONTENT_TYPES } from '../../../lib/contents/contract.ts';
import { readRows, textsSchema } from '../read-rows.ts';
import { sources, type SourceKey } from '../../../lib/health/sources.ts';

/** A row of products to be chosen: the best of these departments, by slug. */
const shelfSchema = z.strictObject({
  type: z.literal('shelf'),
  title: textsSchema,
  departments: z.array(z.string()).min(1),
});

type Block = Exclude<ContentBlock, { type: 'products' }>;
const blockSchema = z.union([
  shelfSchema,
  contentBlockSchema.refine((block): block is Block => block.type !== 'products'),
]);
export type SeedBlock = z.infer<typeof blockSchema>;

const contentSchema = z.strictObject({
  id: z.int().positive(),
  type: z.enum(CONTENT_TYPES),
  slug: z.string(),
  topic: z.string(),
  picture: z.string(),
  /** Age of the publication in days. */
  daysAgo: z.int().min(0),
  /** Age of the last review in days. */
  checkedDaysAgo: z.int().min(0).optional(),
  /** The reviewing pharmacist; required for articles. */
  checkedBy: z.int().positive().optional(),
  /** Cited sources; at least two for an article. */
  sources: z.array(z.string().refine((key): key is SourceKey => key in sources)).optional(),
  title: textsSchema,
  excerpt: textsSchema,
  body: z.array(blockSchema).min(1),
});
export type ContentSeed = z.infer<typeof contentSchema>;

const FILES = [
  'skin',
  'everyday',
  'nutrition',
  'conditions',
  'season',
  'medicines',
  'family',
  'itch',
  'aches',
  'heart',
  'life',
  'news-services',
  'news-shops',
  'news-planet',
];

/** Articles have ids below 100, news from 101 on. */
export const contentSeeds = FILES.flatMap((file) =>
  readRows(`contents/${file}.json`, contentSchema),
);
