'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePharmacyStatus } from '@/components/conversations/pharmacy/use-pharmacy-status';
import { ButtonLink } from '@/components/ui/button';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { formatMoment } from '@/lib/format/day';
import { hoursLine } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { licensedPlaceQuery } from '@/lib/conversations/queries';
import styles from './consultation.module.scss';

/** Topic, standing, and who answers: the pharmacist and the pharmacy, each with the licence. Printed, too. */
export function ConversationHead({ conversation }: { readonly conversation: ConversationDetail }) {
  const intl = useIntl();
  const { question, pharmacist, position, est_wait_s: wait, state } = conversation;
  return (
    <div className={styles.head} role="status">
      <strong>{question}</strong>
      {position === null ? (
        <span>{intl.formatMessage({ id: `conversations.state.${state}` })}</span>
      ) : (
        <span>
          {intl.formatMessage(
            { id: wait === null ? 'conversations.positionOnly' : 'conversations.position' },
            { position, minutes: Math.max(1, Math.ceil((wait ?? 0) / 60)) },
          )}
        </span>
      )}
      {pharmacist && (
        <span>
          {intl.formatMessage(
            { id: 'conversations.pharmacist' },
            { name: pharmacist.name, licence: pharmacist.licence_no },
          )}
        </span>
      )}
      {pharmacist && <Place />}
      {state === 'queued' && <WaitHint attended={wait !== null} />}
    </div>
  );
}

/** Its member may leave: the position is kept, and a notification comes. */
function WaitHint({ attended }: { readonly attended: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const status = usePharmacyStatus(locale);
  return (
    <>
      <p>
        {status?.opens_at
          ? intl.formatMessage(
              { id: 'conversations.waitMorning' },
              { at: formatMoment(status.opens_at, locale) },
            )
          : intl.formatMessage({
              id: attended ? 'conversations.waitHint' : 'conversations.waitUnattended',
            })}
      </p>
      <ButtonLink href={pathTo(locale, '/')} variant="secondary">
        {intl.formatMessage({ id: 'conversations.callBack' })}
      </ButtonLink>
    </>
  );
}

/** The pharmacy whose licence covers the answers, and when its shop is open. */
function Place() {
  const intl = useIntl();
  const locale = useLocale();
  const { data: place } = useQuery(licensedPlaceQuery(locale));
  if (!place) return null;
  const { name, licence_no: number, hours } = place;
  return (
    <p>
      {intl.formatMessage(
        { id: 'conversations.place' },
        { name, number, hours: hoursLine(hours, locale) },
      )}
    </p>
  );
}
