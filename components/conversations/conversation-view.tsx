'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { conversationQuery } from '@/lib/conversations/queries';
import { pathTo } from '@/lib/pages/path-to';
import { VideoCall } from './video-call/video-call';
import { AddAll } from './add-all';
import { AskAgain } from './ask-again';
import { Chat } from './chat';
import styles from './consultation.module.scss';
import { ConversationHead } from './conversation-head';
import { LateFollowUp } from './late-follow-up';
import { LatePrescription } from './late-prescription';
import { LateReferrals } from './late-referrals';
import { RateForm } from './rate-form';
import { SummaryCard } from './summary-card';

const EndDialog = lazy(() => import('./end-dialog').then((part) => ({ default: part.EndDialog })));

const GOING: readonly ConversationDetail['state'][] = [
  'queued',
  'assigned',
  'active',
  'waiting_customer',
];

/** A conversation as its member sees it: the waiting room, the conversation, and what came of it. */
export function ConversationView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const seat = { side: 'member' as const, id, locale };
  const { data, isError, refetch } = useQuery(conversationQuery(seat));
  if (isError && !data) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'conversations.loadError' })}
        retryLabel={intl.formatMessage({ id: 'conversations.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  const open = GOING.includes(data.state);
  return (
    <div className={styles.room}>
      <ConversationHead conversation={data} />
      {data.summary && <SummaryCard summary={data.summary} />}
      <LatePrescription conversation={data} />
      <LateFollowUp conversation={data} />
      <LateReferrals side="member" conversation={data} />
      {data.intake === null && (
        <Notice tone="info">{intl.formatMessage({ id: 'conversations.erased' })}</Notice>
      )}
      <VideoCall seat={seat} isOpen={open} />
      <Chat seat={seat} conversation={data} open={open} />
      <AddAll conversation={data} />
      {data.state === 'closed' && (
        <div data-screen-only="">
          <RateForm id={id} />
        </div>
      )}
      {open ? (
        <LeaveButton id={id} waits={data.state === 'queued'} />
      ) : (
        <div className={styles.buttons} data-screen-only="">
          {data.intake !== null && <AskAgain conversation={data} />}
          <Button
            variant="secondary"
            onClick={() => {
              window.print();
            }}
          >
            {intl.formatMessage({ id: 'conversations.print' })}
          </Button>
          <ButtonLink
            href={pathTo(locale, '/pharmacy/history/:conversation/logs', { conversation: id })}
            variant="ghost"
          >
            {intl.formatMessage({ id: 'conversations.logs' })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function LeaveButton({ id, waits }: { readonly id: number; readonly waits: boolean }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  return (
    <div data-screen-only="">
      <Button
        variant="ghost"
        onClick={() => {
          setAsked(true);
        }}
      >
        {intl.formatMessage({ id: waits ? 'conversations.leave' : 'conversations.end' })}
      </Button>
      {asked && (
        <Suspense>
          <EndDialog
            id={id}
            waits={waits}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
