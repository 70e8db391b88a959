'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Spinner } from '@/components/ui/spinner';
import type { ConversationDetail } from '@/lib/api/contract/conversations';
import type { Desk } from '@/lib/api/contract/pharmacy-desk';
import { useLocale } from '@/lib/i18n/use-locale';
import { conversationQuery } from '@/lib/queries/consultation';
import { AllergyNote } from './allergy-note';
import { ApproveForm } from './approve-form';
import { Chat } from './chat';
import { CloseForm } from './close-form';
import { DeskNotes } from './desk-notes';
import styles from './desk.module.scss';
import { HandOverForm } from './hand-over-form';
import { PatientFile } from './patient-file';
import { QuickReplies } from './quick-replies';
import { RecommendForm } from './recommend-form';

interface DeskConversationProps {
  readonly id: number;
  readonly colleagues: Desk['colleagues'];
}

/** One conversation of the desk, with what is known of the patient beside it. */
export function DeskConversation({ id, colleagues }: DeskConversationProps) {
  const intl = useIntl();
  const seat = { side: 'desk' as const, id, locale: useLocale() };
  const { data } = useQuery(conversationQuery(seat));
  if (!data) return <Spinner label={intl.formatMessage({ id: 'consultation.waiting' })} />;
  return (
    <>
      {data.intake && <AllergyNote id={id} told={data.intake.allergies} />}
      <Chat seat={seat} conversation={data} open Texts={QuickReplies} />
      <div className={styles.side}>
        <DeskNotes id={id} />
        <Patient conversation={data} />
        <PatientFile id={id} />
        <RecommendForm id={id} />
        {data.intake && <ApproveForm id={id} />}
        <HandOverForm id={id} colleagues={colleagues} />
        <CloseForm id={id} />
      </div>
    </>
  );
}

function Patient({ conversation }: { readonly conversation: ConversationDetail }) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `consultation.${id}` }, values);
  const { intake, question } = conversation;
  if (!intake) return null;
  const rows: readonly (readonly [string, string])[] = [
    ['topic', question],
    ['for', text(`for.${conversation.for}`)],
    ['age', intake.age === undefined ? '' : text('ageOf', { age: intake.age })],
    ['weight', intake.weight === undefined ? '' : text('weightOf', { weight: intake.weight })],
    ['text', intake.text],
    ['since', text(`since.${intake.since}`)],
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
