'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { formatMoment } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/use-locale';
import { openingAlertMutation, openingAlertQuery } from '@/lib/queries/consultation-alert';
import { useUi } from '@/stores/ui';
import { ConsultForm } from './consult-form';
import styles from './consultation.module.scss';

/** When pharmacists are back, to be told then, and to leave a question that they answer first. */
export function AwayHours({ opensAt }: { readonly opensAt: string | null }) {
  const intl = useIntl();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `consultation.${id}` });
  return (
    <div className={styles.room}>
      <Notice tone="info">
        {opensAt === null
          ? text('closed')
          : intl.formatMessage(
              { id: 'consultation.closedUntil' },
              { at: formatMoment(opensAt, locale) },
            )}
      </Notice>
      {opensAt !== null &&
        (asking ? (
          <ConsultForm forLater />
        ) : (
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                setAsking(true);
              }}
            >
              {text('leaveQuestion')}
            </Button>
            <AlertButton />
          </div>
        ))}
    </div>
  );
}

function AlertButton() {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const { data } = useQuery(openingAlertQuery);
  const alert = useMutation({
    ...openingAlertMutation,
    onSuccess: (on) => {
      client.setQueryData(openingAlertQuery.queryKey, on);
      if (on) showToast(intl.formatMessage({ id: 'consultation.alertSet' }));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
  });
  const on = data ?? false;
  return (
    <Button
      variant="secondary"
      busy={alert.isPending}
      aria-pressed={on}
      onClick={() => {
        alert.mutate(!on);
      }}
    >
      {intl.formatMessage({ id: on ? 'consultation.alertOn' : 'consultation.alertMe' })}
    </Button>
  );
}
