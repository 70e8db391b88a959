import { z } from 'zod';
import { playBlocks } from './play-blocks.ts';
import { actionSchema, pathSchema, textsSchema } from './texts.ts';

/**
 * What articles, news, banner pages and page records are made of (`docs/product/browse.md`, "Articles, news and banners"). One
 * schema validates the seed, the service's answer and what the components get; `components/blocks/registry.tsx` maps
 * each type. A layout that may be left out is the first of its list then.
 */
/** Signs of `components/ui/icon.tsx` that features may bear. */
// oxfmt-ignore
export const FEATURE_ICONS = [
  'bell', 'calendar', 'cash', 'check', 'clock', 'coin', 'gift', 'heart', 'home',
  'info', 'leaf', 'lock', 'package', 'phone', 'pill', 'pin', 'receipt', 'refresh',
  'shield', 'sparkle', 'star', 'store', 'tag', 'truck', 'user', 'eye', 'globe',
  'trash',
] as const;

/** What can be filled in. */
// oxfmt-ignore
export const FORM_NAMES = [
  'contact', 'gift_card', 'gift_card_balance', 'e_card', 'e_card_view', 'subscription',
] as const;

/** Whom an action is for: everybody, in the month of their birthday, above the first tier, or missed for long. */
export const BLOCK_WHO = ['members', 'birthday', 'vip', 'lapsed'] as const;
export type BlockWho = (typeof BLOCK_WHO)[number];

const railProductsSchema = z.object({
  category: z.number().int().optional(),
  dept: z.number().int().optional(),
  brand: z.number().int().optional(),
  /** A promotion group. */
  group: z.number().int().optional(),
  promotion: z.boolean().optional(),
  count: z.number().int().min(4).max(24),
});
export type RailProducts = z.infer<typeof railProductsSchema>;

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
  z.object({ type: z.literal('link'), label: textsSchema, path: pathSchema }),
  /** The head of a page: words beside a drawing, or over a wide one that is calm on its left. */
  z.object({
    type: z.literal('hero'),
    layout: z.enum(['beside', 'over']),
    over: textsSchema.optional(),
    title: textsSchema,
    text: textsSchema,
    picture: z.string(),
    action: actionSchema.optional(),
  }),
  /** What one gets, each with a sign. */
  z.object({
    type: z.literal('features'),
    layout: z.enum(['cards', 'list']),
    title: textsSchema.optional(),
    items: z
      .array(z.object({ icon: z.enum(FEATURE_ICONS), title: textsSchema, text: textsSchema }))
      .min(1),
  }),
  /** What to do, in order: side by side, or below each other along a line. */
  z.object({
    type: z.literal('steps'),
    layout: z.enum(['row', 'timeline']).optional(),
    title: textsSchema,
    items: z.array(z.object({ title: textsSchema, text: textsSchema })).min(2),
  }),
  /** Questions that open, or stand open side by side; those of a page can be searched. */
  z.object({
    type: z.literal('faq'),
    layout: z.enum(['folded', 'columns']).optional(),
    title: textsSchema,
    items: z.array(z.object({ question: textsSchema, answer: textsSchema })).min(1),
  }),
  /** The first row names the columns, the first column the rows; or each row is a card. */
  z.object({
    type: z.literal('table'),
    layout: z.enum(['rows', 'cards']).optional(),
    title: textsSchema,
    head: z.array(textsSchema).min(2),
    rows: z.array(z.array(textsSchema).min(2)).min(1),
  }),
  /** Conditions, folded away until somebody wants them, or in sight. */
  z.object({
    type: z.literal('terms'),
    layout: z.enum(['folded', 'open']).optional(),
    title: textsSchema,
    items: z.array(textsSchema).min(1),
  }),
  /** Products that the shop sells now, by where they stand in it. */
  z.object({
    type: z.literal('rail'),
    title: textsSchema,
    layout: z.enum(['rail', 'grid']),
    products: railProductsSchema,
    /** Where all of them are. */
    path: pathSchema,
  }),
  /** How long it still runs: until the end of the page's time. */
  z.object({
    type: z.literal('countdown'),
    layout: z.enum(['line', 'banner']).optional(),
    title: textsSchema,
  }),
  /** One sentence and one way on. */
  z.object({
    type: z.literal('callToAction'),
    tone: z.enum(['calm', 'strong']),
    title: textsSchema,
    text: textsSchema,
    action: actionSchema,
  }),
  /** Files of ours to take along, each in the language that it is written in. */
  z.object({
    type: z.literal('downloads'),
    title: textsSchema,
    items: z.array(z.object({ name: textsSchema, about: textsSchema, file: pathSchema })).min(1),
  }),
  /** Something to fill in and send, with or without a drawing. */
  z.object({
    type: z.literal('form'),
    picture: z.string().optional(),
    form: z.enum(FORM_NAMES),
    title: textsSchema,
    text: textsSchema,
  }),
  /** What a member may do on the page of a campaign, once: `POST /campaigns/{slug}/actions/{id}`. */
  z.object({
    type: z.literal('campaignAction'),
    layout: z.enum(['card', 'ticket']).optional(),
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    who: z.enum(BLOCK_WHO),
    /** Code of a coupon of the shop that comes with it; empty in answers of the service. */
    coupon: z.string().optional(),
    /** It takes the code of an invitation. */
    invite: z.boolean().optional(),
    title: textsSchema,
    text: textsSchema,
    label: textsSchema,
    done: textsSchema,
  }),
  /** All campaigns: running, soon, ended. */
  z.object({ type: z.literal('campaigns') }),
  ...playBlocks,
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;
export type ContentBlockType = ContentBlock['type'];
