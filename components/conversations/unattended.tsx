'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { AlertButton } from './alert-button';
import styles from './consultation.module.scss';

/** Says that no pharmacist is at a desk; members can still ask, or request a notice. */
export function Unattended() {
  const intl = useIntl();
  return (
    <div className={styles.unattended}>
      <Notice tone="info">{intl.formatMessage({ id: 'conversations.unattended' })}</Notice>
      <AlertButton label={intl.formatMessage({ id: 'conversations.alertThere' })} />
    </div>
  );
}
