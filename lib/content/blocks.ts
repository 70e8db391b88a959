import { z } from 'zod';

/**
 * What articles, news and banner pages are made of (`docs/product/browse.md`, "Articles, news and banners"). One
 * schema validates the seed, the service's answer and what the components get; `components/blocks/registry.tsx` maps
 * each type.
 */
const textsSchema = z.object({ en: z.string().min(1), th: z.string().min(1) });

export const contentBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: textsSchema }),
  z.object({ type: z.literal('paragraph'), text: textsSchema }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(textsSchema).min(1) }),
  /** An aside that must not be overlooked, for example when to see a doctor. */
  z.object({ type: z.literal('note'), text: textsSchema }),
  /** `picture` names a drawing. */
  z.object({ type: z.literal('picture'), picture: z.string(), alt: textsSchema }),
  /** A row of products, by id. */
  z.object({
    type: z.literal('products'),
    title: textsSchema,
    ids: z.array(z.number().int().positive()).min(1).max(24),
  }),
  /** A button; `path` is a path of the shop without language. */
  z.object({ type: z.literal('link'), label: textsSchema, path: z.string().startsWith('/') }),
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;
export type ContentBlockType = ContentBlock['type'];
