'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './qr-panel.module.scss';

interface QrExpiredProps {
  readonly busy: boolean;
  readonly onNew: () => void;
}

/** Replaces an expired code, so that it cannot be scanned. */
export function QrExpired({ busy, onNew }: QrExpiredProps) {
  const intl = useIntl();
  return (
    <div className={styles.expired}>
      <Icon name="clock" size="lg" />
      <p role="status">
        <strong>{intl.formatMessage({ id: 'payments.qr.expired' })}</strong>
        <span>{intl.formatMessage({ id: 'payments.qr.expiredText' })}</span>
      </p>
      <Button size="lg" busy={busy} onClick={onNew}>
        <Icon name="refresh" size="sm" />
        {intl.formatMessage({ id: 'payments.qr.new' })}
      </Button>
    </div>
  );
}
