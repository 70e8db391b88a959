import type { Say } from '@/components/layout/say';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/brand';
import styles from './pharmacist-help.module.scss';

/** Where words do not find it, somebody who knows does. */
export function PharmacistHelp({ say }: { readonly say: Say }) {
  return (
    <aside className={styles.help}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="pill" size="lg" />
      </span>
      <div className={styles.text}>
        <h2>{say('catalog.pharmacistTitle')}</h2>
        <p>{say('catalog.pharmacistText')}</p>
      </div>
      <a className={styles.call} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        <span>{say('catalog.approvalCall')}</span>
        <span className={styles.phone}>{brand.contactPhone}</span>
      </a>
    </aside>
  );
}
