'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { rateMutation, refreshConversation } from '@/lib/conversations/queries';
import styles from './consultation.module.scss';

const STARS = [1, 2, 3, 4, 5];

/** One press on a number of stars, once. */
export function RateForm({ id }: { readonly id: number }) {
  const intl = useIntl();
  const client = useQueryClient();
  const rate = useMutation({
    ...rateMutation(id),
    onSettled: () => refreshConversation(client),
  });
  return (
    <fieldset className={styles.rate}>
      <legend>{intl.formatMessage({ id: 'conversations.rate' })}</legend>
      {STARS.map((stars) => (
        <Button
          key={stars}
          variant="secondary"
          size="sm"
          busy={rate.isPending}
          onClick={() => {
            rate.mutate(stars);
          }}
        >
          {intl.formatMessage({ id: 'conversations.stars' }, { stars })}
        </Button>
      ))}
    </fieldset>
  );
}
