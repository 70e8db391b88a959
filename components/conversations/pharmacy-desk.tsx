'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Desk } from '@/lib/conversations/contract-desk';
import { normalizeError } from '@/lib/api/error';
import { deskSignal, videoCallSignal } from '@/lib/browser/signal';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  DESK_MS,
  deskQuery,
  refreshConversation,
  refreshDesk,
  takeNextMutation,
} from '@/lib/conversations/queries';
import { pathTo } from '@/lib/pages/path-to';
import { refreshVideoCalls } from '@/lib/video-calls/queries';
import { tickSteadily } from '@/lib/browser/steady-ticks';
import { useUi } from '@/stores/ui';
import { useAuth } from '@/stores/auth';
import { CallMark, DeskCall } from './desk-call';
import { DeskSound } from './desk-sound';
import { DeskConversation } from './desk-conversation';
import styles from './desk.module.scss';
import { DutySwitch } from './duty-switch';
import { GivenApprovals } from './given-approvals';
import { OfficeDesk } from './office-desk';
import { PrescriptionList } from './prescription-list';
import { WorseList } from './worse-list';

/** Queue, the pharmacist's own conversations, and the open one. */
export function PharmacyDesk() {
  const intl = useIntl();
  const role = useAuth((state) => state.user?.role);
  return (
    <>
      <h1>{intl.formatMessage({ id: 'conversations.desk' })}</h1>
      {role === 'pharmacist' && <Work />}
      {role === 'staff' && <OfficeDesk />}
      {role === 'member' && (
        <Notice tone="info">{intl.formatMessage({ id: 'conversations.deskOnly' })}</Notice>
      )}
    </>
  );
}

function Work() {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const [chosen, setChosen] = useState<number>();
  const { data: desk } = useQuery(deskQuery(locale));
  useEffect(() => {
    const refresh = () => void refreshDesk(client);
    const refreshCalls = () => void refreshVideoCalls(client);
    const ends = [
      tickSteadily(DESK_MS, () => {
        refresh();
        refreshCalls();
      }),
      deskSignal.listen(refresh),
      videoCallSignal.listen(refreshCalls),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
  const take = useMutation({
    ...takeNextMutation(locale),
    onSuccess: async ({ id }) => {
      // Listed first: a conversation that is not there cannot stay chosen.
      await refreshDesk(client);
      setChosen(id);
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  });
  if (!desk) return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  const shown = desk.mine.find(({ id }) => id === chosen) ?? desk.mine[0];
  // One that ends moves down the list: it stays shown, and nothing is written into another by mistake.
  if (shown && shown.id !== chosen) setChosen(shown.id);
  return (
    <div className={styles.desk}>
      <div className={styles.lists}>
        <DutySwitch onDuty={desk.on_duty} />
        <DeskSound desk={desk} />
        <ButtonLink size="sm" variant="secondary" href={pathTo(locale, '/staff/cases')}>
          {intl.formatMessage({ id: 'conversations.deskCases' })}
        </ButtonLink>
        <section hidden={desk.mine.length === 0}>
          <h2>{intl.formatMessage({ id: 'conversations.deskMine' })}</h2>
          <ul className={styles.mine}>
            {desk.mine.map(({ id, question, unread }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === shown?.id}
                  onClick={() => {
                    setChosen(id);
                  }}
                >
                  <span>{question}</span>
                  <CallMark conversation={id} />
                  {unread > 0 && (
                    <strong>
                      {intl.formatMessage({ id: 'conversations.deskUnread' }, { count: unread })}
                    </strong>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.queue}>
          <h2>
            <span role="status">
              {intl.formatMessage({ id: 'conversations.deskQueue' }, { count: desk.queue.length })}
            </span>
          </h2>
          <Button
            busy={take.isPending}
            disabled={desk.queue.length === 0 || !desk.on_duty}
            onClick={() => {
              take.mutate();
            }}
          >
            {intl.formatMessage({ id: 'conversations.deskTake' })}
          </Button>
          <Queue queue={desk.queue} now={desk.now} />
        </section>
        <PrescriptionList onTaken={setChosen} />
        <WorseList />
        <GivenApprovals />
      </div>
      {shown === undefined ? (
        <div className={styles.none}>
          <EmptyState
            image="/images/empty-notifications.svg"
            title={intl.formatMessage({ id: 'conversations.deskNone' })}
          />
        </div>
      ) : (
        <DeskConversation
          id={shown.id}
          colleagues={desk.colleagues}
          summaryUntil={shown.summary_until}
          call={<DeskCall shown={shown.id} mine={desk.mine} />}
        />
      )}
    </div>
  );
}

function Queue({ queue, now }: Pick<Desk, 'queue' | 'now'>) {
  const intl = useIntl();
  return (
    <ol className={styles.waiting}>
      {queue.map(({ id, question, since }) => {
        const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
        // Questions of the night are hours old in the morning.
        const waited = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
        return (
          <li key={id}>
            <span>{question}</span>
            <small>{intl.formatMessage({ id: 'conversations.deskSince' }, waited)}</small>
          </li>
        );
      })}
    </ol>
  );
}
