import type { Locale } from '../../../lib/api/contract.ts';
import type { VideoCall as VideoCallAnswer } from '../../../lib/video-calls/contract.ts';
import type { VideoCall } from './ports.ts';

export function toVideoCall(call: VideoCall, locale: Locale): VideoCallAnswer {
  const { id, media, state, end, windows, rungAt, begunAt, endedAt } = call;
  return {
    ...{ id, media, state, end, windows: { ...windows } },
    conversation_id: call.conversationId,
    rung_by: call.rungBy,
    pharmacist: call.pharmacist[locale],
    rung_at: rungAt.toISOString(),
    begun_at: begunAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    ended_by: call.endedBy,
  };
}
