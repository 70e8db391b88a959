'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import { calendarDay } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/date';
import { conversationSignal } from '@/lib/browser/signal';
import { messagesQuery, refreshConversation, type Seat } from '@/lib/conversations/queries';
import { videoCallsQuery } from '@/lib/video-calls/queries';
import { Bubble, UnsentBubble } from './bubble';
import { chatLines } from './chat-lines';
import styles from './chat.module.scss';
import { Composer, type ComposerProps } from './composer';
import { UnsentPhotoView } from './photo';
import { TurnLines } from './turn-lines';
import { useCards } from './use-cards';
import { useOutbox } from './use-outbox';
import { usePhotos } from './use-photos';
import { useReadMark } from './use-read-mark';
import { useTyping } from './use-typing';

interface ChatProps {
  readonly seat: Seat;
  readonly conversation: ConversationDetail;
  /** Whether anything can still be said. */
  readonly open: boolean;
  /** Above the field. */
  readonly Texts?: ComposerProps['Texts'];
}

const NO_MESSAGES: readonly Message[] = [];

/** Messages and composer, the same for both sides. */
export function Chat(props: ChatProps) {
  const { conversation, open, Texts } = props;
  const { side, id, locale } = props.seat;
  const intl = useIntl();
  const client = useQueryClient();
  const seat = useMemo(() => ({ side, id, locale }), [side, id, locale]);
  const { data: messages = NO_MESSAGES } = useQuery(messagesQuery(seat, client));
  const { unsent, send, drop } = useOutbox(seat);
  const { photos, add, again, drop: dropPhoto } = usePhotos(seat);
  const cardOf = useCards(conversation, locale);
  const { data: calls } = useQuery(videoCallsQuery(seat));
  const lines = chatLines(conversation.turns, calls?.entities ?? [], intl);
  const list = useFollowing(messages.length + unsent.length + photos.length + lines.length);
  useEffect(() => conversationSignal.listen(() => void refreshConversation(client)), [client]);

  const me = side === 'desk' ? 'pharmacist' : 'member';
  useReadMark(seat, conversation.state, messages);

  const arrived = new Set(messages.map((message) => message.client_msg_id));
  const other = me === 'member' ? 'pharmacist' : 'member';
  const { isTyping, onType } = useTyping(seat, other, messages.at(-1));
  const reached = (id: number) => {
    if (id <= conversation.read[other]) return 'read';
    return id <= conversation.delivered[other] ? 'delivered' : 'sent';
  };
  // Last message read at the opening of the page: the mark of new messages stays there.
  const [knownAtFirst] = useState(conversation.read[me]);
  const firstNew = messages.find(({ id, from }) => from === other && id > knownAtFirst);
  const lastOfMine = messages.findLast(({ from }) => from === me);
  return (
    <section
      className={styles.chat}
      data-side={seat.side}
      aria-label={intl.formatMessage({ id: 'conversations.chat' })}
    >
      <div ref={list} className={styles.scroll} role="log" tabIndex={0}>
        <ol className={styles.messages}>
          {messages.map((message, index) => {
            const day = calendarDay(message.at);
            const before = messages[index - 1];
            return (
              <Fragment key={message.id}>
                <TurnLines lines={lines} after={before?.at} until={message.at} />
                <li data-mine={message.from === me}>
                  {(!before || calendarDay(before.at) !== day) && (
                    <p className={styles.day}>{formatDay(message.at, locale)}</p>
                  )}
                  {message === firstNew && (
                    <p className={styles.fresh}>
                      {intl.formatMessage({ id: 'conversations.newMessages' })}
                    </p>
                  )}
                  <Bubble
                    message={message}
                    seat={seat}
                    whose={conversation.for === 'self' ? 'self' : conversation.family_member_id}
                    approval={conversation.approvals.find(({ id }) => id === message.approval_id)}
                    mine={message.from === me}
                    product={conversation.products.find(({ id }) => id === message.product_id)}
                    card={cardOf(message)}
                    reached={message === lastOfMine ? reached(message.id) : undefined}
                  />
                </li>
              </Fragment>
            );
          })}
          <TurnLines lines={lines} after={messages.at(-1)?.at} />
          {unsent.flatMap((message) =>
            arrived.has(message.client_msg_id)
              ? []
              : [
                  <li key={message.client_msg_id} data-mine="true">
                    <UnsentBubble
                      message={message}
                      onDrop={() => {
                        drop(message.client_msg_id);
                      }}
                    />
                  </li>,
                ],
          )}
          {photos.flatMap((photo) =>
            arrived.has(photo.client_msg_id)
              ? []
              : [
                  <li key={photo.client_msg_id} data-mine="true">
                    <div className={styles.bubble} data-unsent="">
                      <UnsentPhotoView
                        photo={photo}
                        onAgain={() => {
                          again(photo);
                        }}
                        onDrop={() => {
                          dropPhoto(photo.client_msg_id);
                        }}
                      />
                    </div>
                  </li>,
                ],
          )}
        </ol>
      </div>
      {open && (
        <>
          <p className={styles.typing} role="status">
            {isTyping && intl.formatMessage({ id: `conversations.typing.${other}` })}
          </p>
          <Composer
            place={`${side} ${String(id)}`}
            onSend={send}
            onPhotos={add}
            onType={onType}
            Texts={Texts}
          />
        </>
      )}
    </section>
  );
}

/** The newest message is in sight whenever one is added. */
function useFollowing(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const top = list.current?.scrollHeight ?? 0;
    list.current?.scrollTo({ top, behavior: first.current ? 'instant' : 'smooth' });
    first.current = false;
  }, [count]);
  return list;
}
