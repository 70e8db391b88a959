import { z } from 'zod';
import { BRANCH_SERVICES } from '../branches/contract-values.ts';
import { actionSchema, pathSchema, textsSchema } from './texts.ts';

const percentSchema = z.number().min(0).max(100);

/** Interactive blocks: media, coupons, branches, quizzes. */
export const playBlocks = [
  /** Drawing with link areas, positioned in per cent; labelled in place or in a list beside it. */
  z.object({
    type: z.literal('imageMap'),
    layout: z.enum(['labels', 'list']),
    title: textsSchema,
    picture: z.string(),
    alt: textsSchema,
    areas: z
      .array(z.object({ x: percentSchema, y: percentSchema, label: textsSchema, path: pathSchema }))
      .min(2)
      .max(9),
  }),
  /** Collectable coupons: these codes, or all on offer. */
  z.object({
    type: z.literal('coupons'),
    layout: z.enum(['strip', 'cards']),
    title: textsSchema,
    codes: z.array(z.string()).min(1).optional(),
  }),
  /** Branches, all or filtered by province and service. */
  z.object({
    type: z.literal('stores'),
    layout: z.enum(['cards', 'lines']),
    title: textsSchema,
    province: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
    service: z.enum(BRANCH_SERVICES).optional(),
    count: z.number().int().min(1).max(40),
  }),
  /**
   * Video of ours with a drawing as poster; loads nothing until played. `subtitles` is one WebVTT file per language.
   */
  z.object({
    type: z.literal('video'),
    layout: z.enum(['wide', 'beside']),
    title: textsSchema,
    text: textsSchema,
    poster: z.string(),
    file: pathSchema,
    subtitles: textsSchema,
  }),
  z.object({
    type: z.literal('gallery'),
    layout: z.enum(['grid', 'strip']),
    title: textsSchema,
    items: z
      .array(z.object({ picture: z.string(), caption: textsSchema }))
      .min(2)
      .max(12),
  }),
  /** Quiz whose result is the one that most answers point to. */
  z.object({
    type: z.literal('quiz'),
    layout: z.enum(['sheet', 'cards']).optional(),
    title: textsSchema,
    text: textsSchema,
    questions: z
      .array(
        z.object({
          question: textsSchema,
          answers: z.array(z.object({ label: textsSchema, result: z.string() })).min(2),
        }),
      )
      .min(1)
      .max(7),
    results: z
      .array(
        z.object({ key: z.string(), title: textsSchema, text: textsSchema, action: actionSchema }),
      )
      .min(2),
  }),
] as const;
