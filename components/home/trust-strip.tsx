import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './trust-strip.module.scss';
import type { MessageId } from '@/lib/i18n/messages';

const REASONS: readonly { icon: IconName; title: MessageId<'home'>; text: MessageId<'home'> }[] = [
  { icon: 'pill', title: 'home.pharmacists', text: 'home.pharmacistsText' },
  { icon: 'shield', title: 'home.genuine', text: 'home.genuineText' },
  { icon: 'truck', title: 'home.delivery', text: 'home.deliveryText' },
];

interface TrustStripProps {
  readonly locale: Locale;
}

/** Why somebody may buy their medicine here. */
export function TrustStrip({ locale }: TrustStripProps) {
  const intl = use(getIntl(locale, 'home'));
  return (
    <ul className={styles.strip}>
      {REASONS.map(({ icon, title, text }) => (
        <li key={icon} className={styles.reason}>
          <span className={styles.disc}>
            <Icon name={icon} />
          </span>
          <p>
            <strong>{intl.formatMessage({ id: title })}</strong>
            <span>{intl.formatMessage({ id: text })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
