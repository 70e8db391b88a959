import { z } from 'zod';
import { playBlocks } from './play-blocks.ts';
import { actionSchema, pathSchema, textsSchema } from './texts.ts';

/**
 * Block types of articles, news, banner pages and page records (`docs/product/browse.md`, "Articles, news and
 * banners"). One schema validates the seed, the service's answer and the component props;
 * `components/blocks/registry.tsx` maps each type. An optional layout defaults to the first of its list.
 */
/** Feature icons, from `components/ui/icon.tsx`. */
// oxfmt-ignore
export const FEATURE_ICONS = [
  'bell', 'calendar', 'cash', 'check', 'clock', 'coin', 'gift', 'heart', 'home',
  'info', 'leaf', 'lock', 'package', 'phone', 'pill', 'pin', 'receipt', 'refresh',
  'shield', 'sparkle', 'star', 'store', 'tag', 'truck', 'user', 'eye', 'globe',
  'trash',
] as const;

/** Embedded forms. */
// oxfmt-ignore
export const FORM_NAMES = [
  'contact', 'gift_card', 'gift_card_balance', 'e_card', 'e_card_view', 'subscription',
] as const;

/** Audience of an action: every member, in the birthday month, above the first tier, or long inactive. */
export const BLOCK_WHO = ['members', 'birthday', 'vip', 'lapsed'] as const;
export type BlockWho = (typeof BLOCK_WHO)[number];

const railProductsSchema = z.object({
  category: z.number().int().optional(),
  dept: z.number().int().optional(),
  brand: z.number().int().optional(),
  /** Id of a promotion group. */
  group: z.number().int().optional(),
  promotion: z.boolean().optional(),
  count: z.number().int().min(4).max(24),
});
export type RailProducts = z.infer<typeof railProductsSchema>;

export const contentBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: textsSchema }),
  z.object({ type: z.literal('paragraph'), text: textsSchema }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(textsSchema).min(1) }),
  /** Important aside, e.g. when to see a doctor. */
  z.object({ type: z.literal('note'), text: textsSchema }),
  /** `picture` names a drawing. */
  z.object({ type: z.literal('picture'), picture: z.string(), alt: textsSchema }),
  /** Row of products, by id. */
  z.object({
    type: z.literal('products'),
    title: textsSchema,
    ids: z.array(z.number().int().positive()).min(1).max(24),
  }),
  /** Button; `path` is a path of the shop without the language. */
  z.object({ type: z.literal('link'), label: textsSchema, path: pathSchema }),
  /** Page header: text beside a drawing, or over a wide one with a calm left side. */
  z.object({
    type: z.literal('hero'),
    layout: z.enum(['beside', 'over']),
    over: textsSchema.optional(),
    title: textsSchema,
    text: textsSchema,
    picture: z.string(),
    action: actionSchema.optional(),
  }),
  /** Benefits, each with an icon. */
  z.object({
    type: z.literal('features'),
    layout: z.enum(['cards', 'list']),
    title: textsSchema.optional(),
    items: z
      .array(z.object({ icon: z.enum(FEATURE_ICONS), title: textsSchema, text: textsSchema }))
      .min(1),
  }),
  /** Ordered steps: side by side, or stacked along a line. */
  z.object({
    type: z.literal('steps'),
    layout: z.enum(['row', 'timeline']).optional(),
    title: textsSchema,
    items: z.array(z.object({ title: textsSchema, text: textsSchema })).min(2),
  }),
  /** Questions, collapsible or open side by side; searchable within the page. */
  z.object({
    type: z.literal('faq'),
    layout: z.enum(['folded', 'columns']).optional(),
    title: textsSchema,
    items: z.array(z.object({ question: textsSchema, answer: textsSchema })).min(1),
  }),
  /** First row holds column headers, first column row headers; or each row is a card. */
  z.object({
    type: z.literal('table'),
    layout: z.enum(['rows', 'cards']).optional(),
    title: textsSchema,
    head: z.array(textsSchema).min(2),
    rows: z.array(z.array(textsSchema).min(2)).min(1),
  }),
  /** Terms, collapsed or expanded. */
  z.object({
    type: z.literal('terms'),
    layout: z.enum(['folded', 'open']).optional(),
    title: textsSchema,
    items: z.array(textsSchema).min(1),
  }),
  /** Currently sold products, by list. */
  z.object({
    type: z.literal('rail'),
    title: textsSchema,
    layout: z.enum(['rail', 'grid']),
    products: railProductsSchema,
    /** Target of "see all". */
    path: pathSchema,
  }),
  /** Countdown to the end of the page's period. */
  z.object({
    type: z.literal('countdown'),
    layout: z.enum(['line', 'banner']).optional(),
    title: textsSchema,
  }),
  /** One sentence and one button. */
  z.object({
    type: z.literal('callToAction'),
    tone: z.enum(['calm', 'strong']),
    title: textsSchema,
    text: textsSchema,
    action: actionSchema,
  }),
  /** Downloadable files, each with its language. */
  z.object({
    type: z.literal('downloads'),
    title: textsSchema,
    items: z.array(z.object({ name: textsSchema, about: textsSchema, file: pathSchema })).min(1),
  }),
  /** Embedded form, with or without a drawing. */
  z.object({
    type: z.literal('form'),
    picture: z.string().optional(),
    form: z.enum(FORM_NAMES),
    title: textsSchema,
    text: textsSchema,
  }),
  /** Member action of a campaign page, once per member: `POST /campaigns/{slug}/actions/{id}`. */
  z.object({
    type: z.literal('campaignAction'),
    layout: z.enum(['card', 'ticket']).optional(),
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    who: z.enum(BLOCK_WHO),
    /** Code of the coupon it grants; empty in the service's answers. */
    coupon: z.string().optional(),
    /** Requires an invitation code. */
    invite: z.boolean().optional(),
    title: textsSchema,
    text: textsSchema,
    label: textsSchema,
    done: textsSchema,
  }),
  /** All campaigns: running, upcoming, ended. */
  z.object({ type: z.literal('campaigns') }),
  ...playBlocks,
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;
export type ContentBlockType = ContentBlock['type'];
