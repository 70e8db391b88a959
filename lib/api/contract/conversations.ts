import { z } from 'zod';
import { localeQuerySchema } from './common.ts';

export const conversationQuerySchema = localeQuerySchema.extend({
  /** `false`: those that go on; `true`: those that ended; all without it. */
  close: z.stringbool().optional(),
});

export const conversationSchema = z
  .object({ id: z.number().int(), question_id: z.number().int() })
  .meta({ id: 'Conversation' });

/** Newest first. */
export const conversationListSchema = z
  .object({ entities: z.array(conversationSchema) })
  .meta({ id: 'ConversationList' });
export type ConversationList = z.infer<typeof conversationListSchema>;
