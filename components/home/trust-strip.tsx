import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import styles from './trust-strip.module.scss';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

const REASONS: readonly { icon: IconName; title: MessageId<'home'>; text: MessageId<'home'> }[] = [
  { icon: 'pill', title: 'home.pharmacists', text: 'home.pharmacistsText' },
  { icon: 'shield', title: 'home.genuine', text: 'home.genuineText' },
  { icon: 'truck', title: 'home.delivery', text: 'home.deliveryText' },
];

interface TrustStripProps {
  readonly intl: Texts<'home'>;
}

/** Why somebody may buy their medicine here. */
export function TrustStrip({ intl }: TrustStripProps) {
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
