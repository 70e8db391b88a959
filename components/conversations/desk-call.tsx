import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Desk } from '@/lib/conversations/contract-desk';
import { useLocale } from '@/lib/i18n/use-locale';
import { liveVideoCallsQuery } from '@/lib/video-calls/queries';
import { VideoCall } from './video-call/video-call';

interface DeskCallProps {
  /** Conversation on screen. */
  readonly shown: number;
  readonly mine: Desk['mine'];
}

/** Call panel of the conversation on screen. An ongoing call stays when another conversation is selected. */
export function DeskCall({ shown, mine }: DeskCallProps) {
  const locale = useLocale();
  const [talksIn, setTalksIn] = useState<number>();
  const id = talksIn ?? shown;
  const topic = mine.find((one) => one.id === id)?.question;
  return (
    <VideoCall
      key={id}
      seat={{ side: 'desk', id, locale }}
      topic={id === shown ? undefined : topic}
      onBusy={(busy) => {
        setTalksIn(busy ? id : undefined);
      }}
    />
  );
}

/** Mark in the list: incoming call, or call in progress. */
export function CallMark({ conversation }: { readonly conversation: number }) {
  const intl = useIntl();
  const { data } = useQuery(liveVideoCallsQuery(useLocale()));
  const call = data?.entities.find((one) => one.conversation_id === conversation);
  if (!call) return null;
  const rings = call.state === 'ringing' && call.rung_by === 'member';
  return (
    <strong>
      {intl.formatMessage({ id: rings ? 'conversations.deskCalls' : 'conversations.deskTalks' })}
    </strong>
  );
}
