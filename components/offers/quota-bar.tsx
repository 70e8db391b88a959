import type { IntlShape } from 'react-intl/server';
import type { FlashOffer } from '@/lib/api/contract/offers';
import styles from './quota-bar.module.scss';

/** So few pieces are worth naming. */
const FEW = 20;

interface QuotaBarProps {
  readonly flash: FlashOffer;
  /** With the texts of `offers`. */
  readonly intl: IntlShape;
}

/** How much of a flash sale's quota is gone: in words, and as a bar for the eye. */
export function QuotaBar({ flash: { left, quota }, intl }: QuotaBarProps) {
  const percent = Math.floor(((quota - left) / quota) * 100);
  const words =
    left <= FEW
      ? intl.formatMessage({ id: 'offers.onlyLeft' }, { count: left })
      : intl.formatMessage({ id: 'offers.sold' }, { percent });
  return (
    <span className={styles.quota} data-few={left <= FEW}>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.gone} width={Math.max(percent, 4)} height="6" rx="3" />
      </svg>
      {words}
    </span>
  );
}
