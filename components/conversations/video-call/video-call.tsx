'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { VideoCallMedia } from '@/lib/video-calls/contract-values';
import type { VideoCallList } from '@/lib/video-calls/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Seat } from '@/lib/conversations/queries';
import { refreshVideoCalls, videoCallsQuery } from '@/lib/video-calls/queries';
import { conversationSignal, videoCallSignal } from '@/lib/browser/signal';
import { CallIcon } from './call-icon';
import type { CallRoom, RoomView } from './call-room';
import styles from './video-call.module.scss';
import { readWish } from './wish';

const CallPanel = lazy(() => import('./call-panel').then((part) => ({ default: part.CallPanel })));
const loadTexts = (locale: Locale) =>
  textsOf(import(`../../../messages/video-calls/${locale}.json`));
const NO_CALLS: VideoCallList['entities'] = [];

interface VideoCallProps {
  readonly seat: Seat;
  /** Whether the conversation is open; calls need an open one. */
  readonly isOpen?: boolean;
  /** Topic, set when another conversation is on screen. */
  readonly topic?: string | undefined;
  /** Called with whether this window is ringing or in a call. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Voice and video above a conversation; everything except the start buttons loads on demand. */
export function VideoCall({ seat, isOpen = true, topic, onBusy }: VideoCallProps) {
  const { side, id, locale } = seat;
  const { data } = useQuery(videoCallsQuery({ side, id, locale }));
  const { room, open } = useRoom({ side, id, locale });
  const step = useStep(room);
  const calls = data?.entities ?? NO_CALLS;
  const live = calls.findLast(({ state }) => state !== 'ended');
  const isNeeded = live !== undefined || (data !== undefined && readWish(id) !== undefined);
  useEffect(() => {
    if (isNeeded) void open();
  }, [isNeeded, open]);
  useEffect(() => room?.heard(calls), [room, calls]);
  useSignals(room, data?.offered === true);
  const isBusy = step !== 'idle' && step !== 'refused';
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const isFree = step === 'idle' && live === undefined && mayRing(isOpen, data);
  const ask = (media: VideoCallMedia) => {
    void open().then((opened) => {
      opened.ask(media);
    });
  };
  return (
    <div className={styles.host} data-screen-only="">
      {isFree && <StartButtons onAsk={ask} />}
      {room && (
        <Suspense>
          <LazyIntl locale={locale} load={loadTexts}>
            <CallPanel room={room} live={live} conversation={id} topic={topic} />
          </LazyIntl>
        </Suspense>
      )}
    </div>
  );
}

/** Calls are offered a while longer by an answer from before the end. */
function mayRing(isOpen: boolean, data: VideoCallList | undefined): boolean {
  return isOpen && data?.offered === true;
}

const listenToNothing = () => () => undefined;

/** Step of the room; idle until it is loaded. */
function useStep(room: CallRoom | undefined): RoomView['step'] {
  return useSyncExternalStore(
    room?.subscribe ?? listenToNothing,
    () => room?.view.step ?? 'idle',
    () => 'idle',
  );
}

/** Refetches calls on events; conversation events matter only until calls are offered. */
function useSignals(room: CallRoom | undefined, offered: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const ends = [
      videoCallSignal.listen(() => {
        void refreshVideoCalls(client);
        room?.pull();
      }),
      conversationSignal.listen(() => {
        if (!offered) void refreshVideoCalls(client);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, room, offered]);
}

/** Loads the call controller on first use and closes it on unmount. */
function useRoom({ side, id, locale }: Seat) {
  const client = useQueryClient();
  const [room, setRoom] = useState<CallRoom>();
  const opening = useRef<Promise<CallRoom>>(undefined);
  const open = useCallback(() => {
    opening.current ??= import('./call-room').then(({ CallRoom: Room }) => {
      const opened = new Room({ side, id, locale }, client);
      setRoom(opened);
      return opened;
    });
    return opening.current;
  }, [client, side, id, locale]);
  useEffect(() => {
    room?.reopen();
    return () => room?.close();
  }, [room]);
  return { room, open };
}

function StartButtons({ onAsk }: { readonly onAsk: (media: VideoCallMedia) => void }) {
  const intl = useIntl();
  return (
    <div className={styles.start}>
      {(['voice', 'video'] as const).map((media) => (
        <Button
          key={media}
          variant="secondary"
          size="sm"
          onClick={() => {
            onAsk(media);
          }}
        >
          {media === 'voice' ? <Icon name="phone" size="sm" /> : <CallIcon name="camera" />}
          {intl.formatMessage({ id: `conversations.call.start.${media}` })}
        </Button>
      ))}
    </div>
  );
}
