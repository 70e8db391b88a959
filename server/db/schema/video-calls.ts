import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Sender } from '../../../lib/conversations/contract-values.ts';
import type {
  VideoCallEnd,
  VideoCallMedia,
  VideoCallState,
} from '../../../lib/video-calls/contract-values.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { members } from './members.ts';

/** Call metadata (`docs/product/consultation.md`, "Voice and video"); no content is stored. */
export const videoCalls = pgTable(
  'video_calls',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    pharmacistId: integer('pharmacist_id')
      .notNull()
      .references(() => members.id),
    media: text('media').$type<VideoCallMedia>().notNull(),
    state: text('state').$type<VideoCallState>().notNull().default('ringing'),
    rungBy: text('rung_by').$type<Sender>().notNull(),
    rungAt: moment('rung_at').notNull(),
    begunAt: moment('begun_at'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<VideoCallEnd>(),
    endedBy: text('ended_by').$type<Sender>(),
    /** Browser window of each side in the call. */
    memberWindow: uuid('member_window'),
    pharmacistWindow: uuid('pharmacist_window'),
    /** Last heartbeat of each window. */
    memberSeenAt: moment('member_seen_at'),
    pharmacistSeenAt: moment('pharmacist_seen_at'),
    /** Incremented on each change; distinguishes live events. */
    revision: integer('revision').notNull().default(1),
    touchedAt: moment('touched_at').notNull(),
  },
  (t) => [
    index('video_calls_conversation').on(t.conversationId, t.id),
    /** One live call per conversation. */
    uniqueIndex('video_calls_live')
      .on(t.conversationId)
      .where(sql`state <> 'ended'`),
    index('video_calls_touched').on(t.touchedAt),
    check('video_calls_state', sql`${t.state} IN ('ringing', 'going_on', 'ended')`),
    check('video_calls_media', sql`${t.media} IN ('voice', 'video')`),
    check(
      'video_calls_ended',
      sql`(${t.state} = 'ended') = (${t.endedAt} IS NOT NULL) AND (${t.state} = 'ended') = (${t.endReason} IS NOT NULL)`,
    ),
    check('video_calls_begun', sql`${t.state} <> 'going_on' OR ${t.begunAt} IS NOT NULL`),
  ],
);

/** WebRTC signalling; deleted when acknowledged, at the latest with the end of the call. */
export const videoCallSignals = pgTable(
  'video_call_signals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    callId: integer('call_id')
      .notNull()
      .references(() => videoCalls.id, { onDelete: 'cascade' }),
    toWindow: uuid('to_window').notNull(),
    /** Contains IP addresses. */
    bodySealed: text('body_sealed').notNull(),
  },
  (t) => [index('video_call_signals_of').on(t.callId, t.id)],
);
