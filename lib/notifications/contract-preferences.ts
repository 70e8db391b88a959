import { z } from 'zod';
import { NOTICE_CHANNELS, NOTICE_TOPICS } from './contract-values.ts';

/** Whether a topic is sent through a channel (`docs/product/account.md`, "Notice preferences"). */
export const noticePreferenceSchema = z
  .object({
    topic: z.enum(NOTICE_TOPICS),
    channel: z.enum(NOTICE_CHANNELS),
    enabled: z.boolean(),
    /** Required by the sale or by law; cannot be turned off. */
    always: z.boolean(),
  })
  .meta({ id: 'NoticePreference' });
export type NoticePreference = z.infer<typeof noticePreferenceSchema>;

export const noticePreferenceListSchema = z.object({ entities: z.array(noticePreferenceSchema) });
export type NoticePreferenceList = z.infer<typeof noticePreferenceListSchema>;

/** Changed preferences only. */
export const noticeChoicesSchema = z.object({
  preferences: z
    .array(noticePreferenceSchema.pick({ topic: true, channel: true, enabled: true }))
    .min(1)
    .max(NOTICE_CHANNELS.length * NOTICE_TOPICS.length),
});
export type NoticeChoice = z.infer<typeof noticeChoicesSchema>['preferences'][number];
