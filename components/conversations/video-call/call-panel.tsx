'use client';

import { useEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { VideoCallMedia } from '@/lib/video-calls/contract-values';
import type { VideoCall } from '@/lib/video-calls/contract';
import { chime } from '@/lib/browser/chime';
import type { Entering, RoomView } from './call-room';
import { mayAskHere } from './devices';
import type { PartProps, StepProps } from './part-props';
import { Talk } from './talk';
import styles from './video-call.module.scss';
import { forgetWish, readWish, reloadWith } from './wish';

interface CallPanelProps extends Pick<StepProps, 'room' | 'live' | 'topic'> {
  readonly conversation: number;
}

const CHIME_MS = 3_000;

/** Call panel, from the first press or incoming ring until the call is over. */
export function CallPanel({ room, live, conversation, topic }: CallPanelProps) {
  const intl = useIntl();
  const view = useSyncExternalStore(
    room.subscribe,
    () => room.view,
    () => room.view,
  );
  const start = (media: VideoCallMedia, entering?: Entering) => {
    if (mayAskHere()) void room.start(media, entering);
    else reloadWith({ conversation, media });
  };
  useWish({ room, live, conversation });
  const name =
    room.me === 'member'
      ? (view.call ?? live)?.pharmacist
      : intl.formatMessage({ id: 'video-calls.patient' });
  const props = {
    room,
    view,
    start,
    name: name ?? intl.formatMessage({ id: 'video-calls.pharmacist' }),
  };
  const Part = PARTS[view.step];
  return <Part {...props} live={live} topic={topic} />;
}

const PARTS: Readonly<Record<RoomView['step'], ComponentType<StepProps>>> = {
  ...{ idle: Idle, asking: Asking, opening: Opening, refused: Refused },
  ...{ ringing: Talk, talking: Talk },
};

/** No call in this window: incoming ring, call in another window, or the last result. */
function Idle({ live, ...props }: StepProps) {
  const { me, window } = props.room;
  if (live?.state === 'ringing' && live.rung_by !== me) return <Incoming {...props} call={live} />;
  const mine = live?.windows[me] ?? null;
  if (live && mine !== null && mine !== window) return <Elsewhere {...props} call={live} />;
  return <Over {...props} />;
}

function Opening({ view }: PartProps) {
  const intl = useIntl();
  return (
    <Frame step="opening">
      <p role="status">
        {intl.formatMessage({ id: 'video-calls.opening' }, { media: view.media })}
      </p>
    </Frame>
  );
}

/** Resumes an action that required a reload. */
function useWish({ room, live, conversation }: Omit<CallPanelProps, 'topic'>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const wish = readWish(conversation);
    forgetWish();
    if (!wish) return;
    const isRinging = live?.state === 'ringing' && live.rung_by !== room.me;
    if (live && !isRinging) return;
    void room.start(wish.media, live && { id: live.id, how: 'accept' });
  }, [room, live, conversation]);
}

/** Takes the focus, since the control that had it is removed. */
function Frame({ step, children }: { readonly step: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, [step]);
  return (
    <div ref={frame} className={styles.panel} tabIndex={-1}>
      {children}
    </div>
  );
}

function Asking({ room, view, start }: PartProps) {
  const intl = useIntl();
  const { media } = view;
  const asks = media === 'video' ? 'video-calls.asksVideo' : 'video-calls.asksVoice';
  return (
    <Frame step="asking">
      <h2>{intl.formatMessage({ id: `video-calls.title.${media}` })}</h2>
      <p>{intl.formatMessage({ id: `video-calls.consent.${room.me}` })}</p>
      <p>{intl.formatMessage({ id: asks })}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            start(media);
          }}
        >
          {intl.formatMessage({ id: 'video-calls.start' })}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            room.dismiss();
          }}
        >
          {intl.formatMessage({ id: 'video-calls.notNow' })}
        </Button>
      </div>
    </Frame>
  );
}

/** Leaves the focus alone: the user may be typing. */
function Incoming({ room, start, name, call }: PartProps & { readonly call: VideoCall }) {
  const intl = useIntl();
  const { id, media } = call;
  useEffect(() => {
    chime();
    const again = setInterval(chime, CHIME_MS);
    return () => {
      clearInterval(again);
    };
  }, [id]);
  const entering = { id, how: 'accept' } as const;
  return (
    <div className={styles.panel} data-rings="">
      <div role="alert">
        <h2>{intl.formatMessage({ id: 'video-calls.rings' }, { media, name })}</h2>
      </div>
      <p>{intl.formatMessage({ id: `video-calls.consent.${room.me}` })}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            start(media, entering);
          }}
        >
          {intl.formatMessage({ id: 'video-calls.answer' })}
        </Button>
        {media === 'video' && (
          <Button
            variant="secondary"
            onClick={() => {
              start('voice', entering);
            }}
          >
            {intl.formatMessage({ id: 'video-calls.answerVoice' })}
          </Button>
        )}
        <Button variant="danger" onClick={() => void room.end(id)}>
          {intl.formatMessage({ id: 'video-calls.decline' })}
        </Button>
      </div>
    </div>
  );
}

function Elsewhere({ room, start, call }: PartProps & { readonly call: VideoCall }) {
  const intl = useIntl();
  const { id, media, state } = call;
  return (
    <div className={styles.panel}>
      <p role="status">{intl.formatMessage({ id: 'video-calls.elsewhere' })}</p>
      <div className={styles.buttons}>
        {state === 'going_on' && (
          <Button
            onClick={() => {
              start(media, { id, how: 'join' });
            }}
          >
            {intl.formatMessage({ id: 'video-calls.join' })}
          </Button>
        )}
        <Button variant="danger" onClick={() => void room.end(id)}>
          {intl.formatMessage({ id: 'video-calls.hangUp' })}
        </Button>
      </div>
    </div>
  );
}

function Refused({ room, view, start }: PartProps) {
  const intl = useIntl();
  const { media, problem, refusal, entering } = view;
  const text = problem && intl.formatMessage({ id: `video-calls.problem.${problem}.${media}` });
  return (
    <Frame step="refused">
      <Notice tone="warning" role="alert">
        {refusal ?? text}
      </Notice>
      <div className={styles.buttons}>
        {media === 'video' && problem !== undefined && problem !== 'unsupported' && (
          <Button
            onClick={() => {
              start('voice', entering);
            }}
          >
            {intl.formatMessage({ id: 'video-calls.voiceOnly' })}
          </Button>
        )}
        {problem !== 'unsupported' && !(refusal && entering) && (
          <Button
            variant="secondary"
            onClick={() => {
              start(media, entering);
            }}
          >
            {intl.formatMessage({ id: 'video-calls.again' })}
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => {
            if (entering?.how === 'accept') void room.end(entering.id);
            room.dismiss();
          }}
        >
          {intl.formatMessage({ id: 'video-calls.close' })}
        </Button>
      </div>
    </Frame>
  );
}

function Over({ room, view }: PartProps) {
  const intl = useIntl();
  const end = view.over?.end;
  if (end === undefined || end === null) return null;
  return (
    <div className={styles.over}>
      <Notice tone={end === 'hung_up' ? 'info' : 'warning'} role="status">
        {intl.formatMessage({ id: `video-calls.over.${end}` })}
      </Notice>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          room.dismiss();
        }}
      >
        {intl.formatMessage({ id: 'video-calls.close' })}
      </Button>
    </div>
  );
}
