import { z } from 'zod';
import { idParamSchema, idSchema, isoDateTimeSchema } from '../api/contract.ts';
import { SENDERS } from '../conversations/contract-values.ts';
import {
  CANDIDATE_LENGTH,
  DESCRIPTION_LENGTH,
  SIGNALS_AT_ONCE,
  SIGNALS_LENGTH,
  VIDEO_CALL_ENDS,
  VIDEO_CALL_LEAVES,
  VIDEO_CALL_MEDIA,
  VIDEO_CALL_STATES,
} from './contract-values.ts';

const windowSchema = z.uuid();

export const videoCallSchema = z
  .object({
    id: z.number().int(),
    conversation_id: z.number().int(),
    media: z.enum(VIDEO_CALL_MEDIA),
    state: z.enum(VIDEO_CALL_STATES),
    rung_by: z.enum(SENDERS),
    /** Pharmacist's name. */
    pharmacist: z.string(),
    rung_at: isoDateTimeSchema,
    /** Null until accepted. */
    begun_at: isoDateTimeSchema.nullable(),
    ended_at: isoDateTimeSchema.nullable(),
    end: z.enum(VIDEO_CALL_ENDS).nullable(),
    ended_by: z.enum(SENDERS).nullable(),
    /** Browser window of each side that is in the call. */
    windows: z.object({ member: windowSchema.nullable(), pharmacist: windowSchema.nullable() }),
  })
  .meta({ id: 'VideoCall' });
export type VideoCall = z.infer<typeof videoCallSchema>;

/** Oldest first. */
export const videoCallListSchema = z.object({
  entities: z.array(videoCallSchema),
  /** True if calls may be started. */
  offered: z.boolean(),
  now: isoDateTimeSchema,
});
export type VideoCallList = z.infer<typeof videoCallListSchema>;

/** Ringing and ongoing calls of a pharmacist. */
export const liveVideoCallListSchema = z.object({ entities: z.array(videoCallSchema) });
export type LiveVideoCallList = z.infer<typeof liveVideoCallListSchema>;

/** Idempotent per window. */
export const newVideoCallSchema = z.object({
  window: windowSchema,
  media: z.enum(VIDEO_CALL_MEDIA),
});
export const videoCallWindowSchema = z.object({ window: windowSchema });
export const videoCallLeaveSchema = z.object({ why: z.enum(VIDEO_CALL_LEAVES) });
export const videoCallParamSchema = idParamSchema.extend({ call_id: idSchema });

export const signalSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    type: z.enum(['offer', 'answer']),
    sdp: z.string().max(DESCRIPTION_LENGTH),
  }),
  z.object({
    kind: z.literal('candidate'),
    candidate: z.string().max(CANDIDATE_LENGTH),
    sdp_mid: z.string().max(64).nullable(),
    sdp_m_line_index: z.number().int().min(0).max(63).nullable(),
  }),
]);
export type Signal = z.infer<typeof signalSchema>;

/** Signals between two windows; dropped if either side has moved to another window. */
export const newSignalsSchema = z.object({
  window: windowSchema,
  to: windowSchema,
  signals: z
    .array(signalSchema)
    .min(1)
    .max(SIGNALS_AT_ONCE)
    .refine((signals) => JSON.stringify(signals).length <= SIGNALS_LENGTH),
});
export type NewSignals = z.infer<typeof newSignalsSchema>;

/** `after` acknowledges signals up to this id, which deletes them. */
export const takeSignalsSchema = z.object({
  window: windowSchema,
  after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});

/** Signals in sending order. */
export const takenSignalsSchema = z.object({
  call: videoCallSchema,
  signals: z.array(z.object({ id: z.number().int(), signal: signalSchema })),
});
export type TakenSignals = z.infer<typeof takenSignalsSchema>;

/** `RTCIceServer` list with short-lived credentials. */
export const iceServersSchema = z.object({
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});
export type IceServers = z.infer<typeof iceServersSchema>;
