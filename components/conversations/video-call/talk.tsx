import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { clockDuration } from '@/lib/format/duration';
import { CallIcon } from './call-icon';
import type { RoomView } from './call-room';
import type { PartProps, StepProps } from './part-props';
import styles from './video-call.module.scss';

const SECOND_MS = 1_000;

/** Ringing and ongoing call: both videos and the controls. */
export function Talk({ room, view, name, topic }: StepProps) {
  const intl = useIntl();
  const { step, media, call } = view;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  const title = intl.formatMessage(
    { id: 'video-calls.with' },
    { media: call?.media ?? media, name },
  );
  return (
    <section ref={section} className={styles.talk} aria-label={title} tabIndex={-1} data-call-on="">
      <Pictures view={view} name={name} />
      <div className={styles.facts}>
        <strong>{title}</strong>
        {topic !== undefined && (
          <span>{intl.formatMessage({ id: 'video-calls.about' }, { topic })}</span>
        )}
        {step === 'talking' && <Time />}
        <span role="status">
          {step === 'ringing'
            ? intl.formatMessage({ id: 'video-calls.calling' }, { name })
            : view.link !== 'connected' &&
              intl.formatMessage({ id: `video-calls.link.${view.link}` })}
        </span>
        {view.other?.microphone === false && (
          <span>{intl.formatMessage({ id: 'video-calls.otherMuted' }, { name })}</span>
        )}
        <small>{intl.formatMessage({ id: 'video-calls.private' })}</small>
      </div>
      {view.cameraProblem && (
        <Notice tone="warning" role="alert">
          {intl.formatMessage({ id: `video-calls.problem.${view.cameraProblem}.video` })}
        </Notice>
      )}
      <Controls room={room} view={view} />
    </section>
  );
}

function Controls({ room, view }: Pick<PartProps, 'room' | 'view'>) {
  const intl = useIntl();
  const { camera, microphone, step } = view;
  return (
    <div className={styles.controls}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          room.toggleMicrophone();
        }}
      >
        <CallIcon name={microphone ? 'microphone' : 'microphone-off'} />
        {intl.formatMessage({ id: microphone ? 'video-calls.mute' : 'video-calls.unmute' })}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void room.toggleCamera()}>
        <CallIcon name={camera ? 'camera' : 'camera-off'} />
        {intl.formatMessage({ id: camera ? 'video-calls.cameraOff' : 'video-calls.cameraOn' })}
      </Button>
      <Button
        variant="danger"
        size="sm"
        onClick={() => {
          room.leave('hang_up');
        }}
      >
        <Icon name="phone" size="sm" />
        {intl.formatMessage({
          id: step === 'ringing' ? 'video-calls.cancel' : 'video-calls.hangUp',
        })}
      </Button>
    </div>
  );
}

function Pictures({ view, name }: { readonly view: RoomView; readonly name: string }) {
  const intl = useIntl();
  const { own, remote, other, camera, step } = view;
  const isSeen = other?.camera === true;
  return (
    <div className={styles.pictures} data-seen={isSeen || camera}>
      <Picture
        stream={remote}
        label={intl.formatMessage({ id: 'video-calls.otherPicture' }, { name })}
        className={styles.other}
        hidden={!isSeen}
      />
      {step === 'talking' && other && !isSeen && (
        <p>{intl.formatMessage({ id: 'video-calls.otherNoCamera' }, { name })}</p>
      )}
      {camera && (
        <Picture
          stream={own}
          label={intl.formatMessage({ id: 'video-calls.own' })}
          className={styles.own}
          muted
        />
      )}
    </div>
  );
}

interface PictureProps {
  readonly stream: MediaStream | undefined;
  readonly label: string;
  readonly className: string | undefined;
  /** Invisible, with audio. */
  readonly hidden?: boolean;
  readonly muted?: boolean;
}

function Picture({ stream, label, className, hidden = false, muted = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={video}
      className={className}
      data-hidden={hidden}
      aria-label={label}
      aria-hidden={hidden}
      autoPlay
      playsInline
      muted={muted}
    />
  );
}

/** Silent for screen readers, which find it where they look for it. */
function Time() {
  const intl = useIntl();
  // Uses the browser clock only: the service clock may differ.
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const time = clockDuration(now - begun);
  return <span role="timer">{intl.formatMessage({ id: 'video-calls.time' }, { time })}</span>;
}
