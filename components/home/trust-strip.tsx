import type { IntlShape } from 'react-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import styles from './trust-strip.module.scss';

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'pill', title: 'home.pharmacists', text: 'home.pharmacistsText' },
  { icon: 'shield', title: 'home.genuine', text: 'home.genuineText' },
  { icon: 'truck', title: 'home.delivery', text: 'home.deliveryText' },
];

interface TrustStripProps {
  /** With the texts of `home`. */
  readonly intl: IntlShape;
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
