'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './login.module.scss';

interface LinkedCardProps {
  readonly code: string;
  readonly goOn: string;
}

export function LinkedCard({ code, goOn }: LinkedCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={styles.form}>
      <Notice tone="success" role="status">
        {intl.formatMessage({ id: 'identity-joining.linked' }, { code })}
      </Notice>
      <div className={styles.ways}>
        <ButtonLink href={pathTo(locale, '/profile')}>
          {intl.formatMessage({ id: 'identity-joining.toCard' })}
        </ButtonLink>
        <ButtonLink href={goOn} variant="ghost">
          {intl.formatMessage({ id: 'identity-joining.goOn' })}
        </ButtonLink>
      </div>
    </div>
  );
}
