import type { IntlShape } from 'react-intl';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { VideoCall } from '@/lib/video-calls/contract';
import { clockDuration } from '@/lib/format/duration';

/** Line between messages: an event and its time. */
export interface ChatLine {
  readonly key: string;
  readonly at: string;
  readonly text: string;
}

/** Changes of pharmacist and calls with their duration, in chronological order. */
export function chatLines(
  turns: ConversationDetail['turns'],
  calls: readonly VideoCall[],
  intl: IntlShape,
): readonly ChatLine[] {
  const taken = turns.map(({ act, by, at }) => ({
    ...{ key: `${act} ${at}`, at },
    text: intl.formatMessage({ id: `conversations.turn.${act}` }, { name: by }),
  }));
  return [...taken, ...calls.flatMap((call) => linesOf(call, intl))].toSorted((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
}

function linesOf(call: VideoCall, intl: IntlShape): ChatLine[] {
  const { id, media, begun_at: begun, ended_at: ended, end } = call;
  const line = (what: string, at: string, values: Record<string, string> = {}) => ({
    ...{ key: `call ${String(id)} ${what}`, at },
    text: intl.formatMessage({ id: `conversations.call.${what}` }, { media, ...values }),
  });
  if (begun === null) {
    if (ended === null) return [];
    const name =
      call.rung_by === 'pharmacist'
        ? call.pharmacist
        : intl.formatMessage({ id: 'conversations.from.member' });
    return [line(end === 'declined' ? 'declined' : 'missed', ended, { name })];
  }
  const began = line('begun', begun);
  if (ended === null) return [began];
  const time = clockDuration(Date.parse(ended) - Date.parse(begun));
  return [began, line(end === 'lost' ? 'lost' : 'ended', ended, { time })];
}
