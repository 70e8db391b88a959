import { z } from 'zod';
import { contentBlockSchema, type ContentBlock } from '../../lib/blocks/blocks.ts';
import { BANNER_PLACEMENTS } from '../../lib/contents/contract.ts';
import { readRows, textsSchema } from './read-rows.ts';

/** Products named by department, since their ids depend on the catalogue. */
const shelfSchema = z.strictObject({
  type: z.literal('products'),
  title: textsSchema,
  departments: z.array(z.int()).min(1),
});

type Block = Exclude<ContentBlock, { readonly type: 'products' }>;
const blockSchema = contentBlockSchema.refine((block): block is Block => block.type !== 'products');

const bannerSeedSchema = z.strictObject({
  id: z.int().positive(),
  placement: z.enum(BANNER_PLACEMENTS),
  title: textsSchema,
  text: textsSchema,
  linkLabel: textsSchema,
  /** If absent, the banner links to its own page. */
  path: z.string().optional(),
  picture: z.string(),
  tint: z.string(),
  blocks: z.array(z.union([shelfSchema, blockSchema])),
});
export type BannerSeed = z.infer<typeof bannerSeedSchema>;

export const BANNERS = readRows('banners.json', bannerSeedSchema);
