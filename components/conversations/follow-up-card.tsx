import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { FollowUp } from '@/lib/follow-ups/contract';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshConversation } from '@/lib/conversations/queries';
import {
  followUpQuery,
  stopFollowUpMutation,
  wantFollowUpsMutation,
} from '@/lib/follow-ups/queries';
import { useUi } from '@/stores/ui';
import styles from './consultation.module.scss';
import { FollowUpAnswered } from './follow-up-answered';
import { FollowUpForm } from './follow-up-form';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/conversations/${locale}.json`),
    import(`../../messages/follow-ups/${locale}.json`),
  );

interface FollowUpCardProps {
  readonly conversation: ConversationDetail;
}

/** Follow-up days after the conversation: opt-in, question and answer. */
export function FollowUpCard({ conversation }: FollowUpCardProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Card conversation={conversation} />
    </LazyIntl>
  );
}

function Card({ conversation }: FollowUpCardProps) {
  const intl = useIntl();
  const { id } = conversation;
  const { data } = useQuery(followUpQuery(id));
  if (!data) return null;
  return (
    <section className={styles.summary} aria-labelledby="follow-up" data-screen-only="">
      <h2 id="follow-up">{intl.formatMessage({ id: 'follow-ups.title' })}</h2>
      <Part conversation={conversation} followUp={data} />
    </section>
  );
}

interface PartProps extends FollowUpCardProps {
  readonly followUp: FollowUp;
}

function Part({ conversation, followUp }: PartProps) {
  const intl = useIntl();
  const { id, summary } = conversation;
  const { state, answer } = followUp;
  if (state === 'planned') return <Planned id={id} followUp={followUp} />;
  if (state === 'asked') return <FollowUpForm id={id} words={summary?.follow_up ?? ''} />;
  if (answer) return <FollowUpAnswered conversation={conversation} answer={answer} />;
  const over = state === 'stopped' ? 'follow-ups.stopped' : 'follow-ups.lapsed';
  return <p>{intl.formatMessage({ id: over })}</p>;
}

function Planned({ id, followUp }: { readonly id: number; readonly followUp: FollowUp }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const settled = {
    onError: (failure: unknown) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  };
  const want = useMutation({ ...wantFollowUpsMutation, ...settled });
  const stop = useMutation({ ...stopFollowUpMutation(id), ...settled });
  const { wanted, due_at: due } = followUp;
  return (
    <>
      <p>
        {intl.formatMessage(
          { id: wanted ? 'follow-ups.wanted' : 'follow-ups.planned' },
          { day: formatDay(due, locale) },
        )}
      </p>
      <div className={styles.buttons}>
        {!wanted && (
          <Button
            busy={want.isPending}
            onClick={() => {
              want.mutate();
            }}
          >
            {intl.formatMessage({ id: 'follow-ups.want' })}
          </Button>
        )}
        <Button
          variant="ghost"
          busy={stop.isPending}
          onClick={() => {
            stop.mutate();
          }}
        >
          {intl.formatMessage({ id: 'follow-ups.stop' })}
        </Button>
      </div>
    </>
  );
}
