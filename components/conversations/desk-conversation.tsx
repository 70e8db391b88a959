'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { Desk } from '@/lib/conversations/contract-desk';
import { clockTime } from '@/lib/format/bangkok';
import { useLocale } from '@/lib/i18n/use-locale';
import { conversationQuery } from '@/lib/conversations/queries';
import { AllergyNote } from './allergy-note';
import { ApproveForm } from './approve-form';
import { Chat } from './chat';
import { CloseForm } from './close-form';
import { DeskCart } from './desk-cart';
import { DeskNotes } from './desk-notes';
import styles from './desk.module.scss';
import { HandOverForm } from './hand-over-form';
import { LateDeskPrescription } from './late-prescription';
import { Ordered } from './ordered';
import { PatientFile } from './patient-file';
import { QuickReplies } from './quick-replies';
import { ReferralPart } from './referral-part';
import { RecommendForm } from './recommend-form';
import { useKeptText } from './use-kept-text';

interface DeskConversationProps {
  readonly id: number;
  readonly colleagues: Desk['colleagues'];
  /** Ended by the member: until when the summary may be written. */
  readonly summaryUntil: string | null;
  /** Above the chat; it stays while another conversation is looked at. */
  readonly call: ReactNode;
}

/** A conversation at the desk, with the patient's file beside it. */
export function DeskConversation(props: DeskConversationProps) {
  const { id, colleagues, summaryUntil, call } = props;
  const intl = useIntl();
  const seat = { side: 'desk' as const, id, locale: useLocale() };
  const { data } = useQuery(conversationQuery(seat));
  const goesOn = summaryUntil === null;
  return (
    <>
      {goesOn && data?.intake && <AllergyNote key={id} id={id} told={data.intake.allergies} />}
      <div className={styles.talk}>
        {call}
        {data ? (
          <Chat
            key={id}
            seat={seat}
            conversation={data}
            open={goesOn}
            {...(goesOn ? { Texts: QuickReplies } : {})}
          />
        ) : (
          <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />
        )}
      </div>
      {data && goesOn && (
        <div key={id} className={styles.side}>
          <Ordered orders={data.orders} />
          <DeskNotes id={id} />
          <Patient conversation={data} />
          <PatientFile id={id} />
          <DeskCart id={id} />
          <RecommendForm id={id} />
          <LateDeskPrescription conversation={data}>
            {data.intake && <ApproveForm id={id} />}
          </LateDeskPrescription>
          <ReferralPart conversation={data} />
          <HandOverForm id={id} colleagues={colleagues} />
          <CloseForm id={id} />
        </div>
      )}
      {data && !goesOn && <Ended key={id} conversation={data} until={summaryUntil} />}
    </>
  );
}

interface EndedProps {
  readonly conversation: ConversationDetail;
  readonly until: string;
}

/** Ended by the member: reading and writing the summary stay possible for a while. */
function Ended({ conversation, until }: EndedProps) {
  const intl = useIntl();
  const { id } = conversation;
  const [unsent] = useKeptText(`message desk ${String(id)}`);
  return (
    <div className={styles.side}>
      <Notice tone="info">
        {intl.formatMessage({ id: 'conversations.deskEnded' }, { time: clockTime(until) })}
      </Notice>
      {unsent !== '' && (
        <Notice tone="warning">
          {intl.formatMessage({ id: 'conversations.deskUnsent' }, { text: unsent })}
        </Notice>
      )}
      <Patient conversation={conversation} withAllergies />
      <ReferralPart conversation={conversation} />
      <CloseForm id={id} />
    </div>
  );
}

interface PatientProps {
  readonly conversation: ConversationDetail;
  /** On screens without the patient's file beside the chat. */
  readonly withAllergies?: boolean;
}

function Patient({ conversation, withAllergies = false }: PatientProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `conversations.${id}` }, values);
  const { intake, question } = conversation;
  if (!intake) return null;
  const rows: readonly (readonly [string, string])[] = [
    ['topic', question],
    ['for', text(`for.${conversation.for}`)],
    ['text', intake.text],
    ['since', text(`since.${intake.since}`)],
    ['allergies', withAllergies ? intake.allergies : ''],
    ['conditions', intake.conditions],
    ['medicines', intake.medicines],
    ['pregnancy', text(`pregnancy.${intake.pregnancy}`)],
  ];
  return (
    <section aria-labelledby="patient">
      <h2 id="patient">{text('deskPatient')}</h2>
      <dl className={styles.patient}>
        {rows.map(([id, value]) => (
          <div key={id} hidden={value === ''}>
            <dt>{text(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
