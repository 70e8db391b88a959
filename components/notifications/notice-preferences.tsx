'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { PushCard } from '@/components/notifications/push-card';
import { Spinner } from '@/components/ui/spinner';
import { NOTICE_TOPICS } from '@/lib/notifications/contract-values';
import type { NoticeChoice, NoticePreference } from '@/lib/notifications/contract-preferences';
import { normalizeError } from '@/lib/api/error';
import { choiceMutation, noticePreferencesQuery } from '@/lib/notifications/queries-preferences';
import { useUi } from '@/stores/ui';
import styles from './notice-preferences.module.scss';
import { TopicTile } from './topic-tile';

const KEY = noticePreferencesQuery.queryKey;

/** Notice preferences per topic and channel (`docs/product/account.md`, "Notice preferences"). */
export function NoticePreferences() {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery(noticePreferencesQuery);
  const choose = useChoose();
  const text = (id: string) => intl.formatMessage({ id: `notifications.${id}` });
  if (isError) {
    return (
      <LoadFailed
        title={text('preferences.loadError')}
        retryLabel={text('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('waiting')} />;
  return (
    <div className={styles.preferences}>
      <p>{text('preferences.intro')}</p>
      <ul className={styles.topics}>
        {NOTICE_TOPICS.map((topic) => (
          <li key={topic}>
            <TopicTile
              topic={topic}
              preferences={data.filter((one) => one.topic === topic)}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      <PushCard />
    </div>
  );
}

/** Optimistic update, reverted if the service refuses. */
function useChoose(): (choice: NoticeChoice) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    ...choiceMutation,
    onMutate: (choice) => {
      queries.setQueryData(KEY, (all) => all?.map((one) => changed(one, choice)));
    },
    onError: async (failure) => {
      useUi.getState().showToast(normalizeError(failure).message, 'danger');
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
  return mutate;
}

function changed(one: NoticePreference, { topic, channel, enabled }: NoticeChoice) {
  return one.topic === topic && one.channel === channel ? { ...one, enabled } : one;
}
