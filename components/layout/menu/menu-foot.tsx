'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/brand';
import { LOCALES } from '@/lib/i18n/locale';
import { LanguageLink } from '@/components/layout/language-link';
import { LANGUAGE_NAMES } from '@/components/common/language-names';
import styles from './side-menu.module.scss';

export function MenuFoot() {
  const intl = useIntl();
  return (
    <div className={styles.group}>
      <p className={styles.title}>{intl.formatMessage({ id: 'layout.language' })}</p>
      <div className={styles.languages}>
        {LOCALES.map((one) => (
          <LanguageLink key={one} to={one}>
            {LANGUAGE_NAMES[one]}
          </LanguageLink>
        ))}
      </div>
      <a className={styles.row} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        <span>
          {intl.formatMessage({ id: 'layout.callCenter' })}
          <strong className={styles.number}>{brand.contactPhone}</strong>
        </span>
      </a>
    </div>
  );
}
