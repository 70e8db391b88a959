import { z } from 'zod';
import { localeQuerySchema, searchTextSchema } from '../api/contract.ts';
import { sourceSchema } from '../contents/credits.ts';

/** Mildest first: treat at home, ask a pharmacist, see a doctor, call for help. */
export const URGENCIES = ['self', 'pharmacist', 'doctor', 'emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const careGuideSchema = z
  .object({
    /** A complaint without a guide of its own is `other`. */
    id: z.string(),
    name: z.string(),
    urgency: z.enum(URGENCIES),
    text: z.string(),
    /** Whether the query names this complaint and nothing else. */
    alone: z.boolean(),
    helps: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        /** Search that finds such products; null: none are sold. */
        keyword: z.string().nullable(),
      }),
    ),
    /** Questions to settle before a medicine is chosen. */
    asks: z.array(z.string()),
    /** Signs that need a doctor at once. */
    red_flags: z.array(z.string()),
    /** Number of a public hotline. */
    hotline: z.string().nullable(),
    article: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    sources: z.array(sourceSchema),
  })
  .meta({ id: 'CareGuide' });
export type CareGuide = z.infer<typeof careGuideSchema>;

/** The most urgent first, at most two. */
export const careGuideListSchema = z.object({ entities: z.array(careGuideSchema) });

export const careGuideQuerySchema = localeQuerySchema.extend({ q: searchTextSchema(200) });
