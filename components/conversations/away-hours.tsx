'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatMoment } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/use-locale';
import { AlertButton } from './alert-button';
import { ConsultForm } from './consult-form';
import styles from './consultation.module.scss';

/** When pharmacists are back, to be told then, and to leave a question that they answer first. */
export function AwayHours({ opensAt }: { readonly opensAt: string | null }) {
  const intl = useIntl();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  return (
    <div className={styles.room}>
      <Notice tone="info">
        {opensAt === null
          ? text('closed')
          : intl.formatMessage(
              { id: 'conversations.closedUntil' },
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
            <AlertButton label={text('alertMe')} />
          </div>
        ))}
    </div>
  );
}
