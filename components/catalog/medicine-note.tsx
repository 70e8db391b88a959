import type { IntlShape } from 'react-intl/server';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { brand } from '@/lib/brand';
import styles from './medicine-note.module.scss';

interface MedicineNoteProps {
  readonly drug: NonNullable<ProductCard['drug']>;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** What somebody has to know before taking a medicine of this class. */
export function MedicineNote({ drug, intl }: MedicineNoteProps) {
  switch (drug.class) {
    case 'household':
      return <Notice tone="info">{intl.formatMessage({ id: 'catalog.householdNote' })}</Notice>;
    case 'packaged':
      return <Notice tone="info">{intl.formatMessage({ id: 'catalog.packagedNote' })}</Notice>;
    case 'dangerous':
      return <ApprovalNote intl={intl} />;
  }
}

/** In place of the button: the conversation with a pharmacist comes first. */
function ApprovalNote({ intl }: { readonly intl: IntlShape }) {
  return (
    <div className={styles.approval}>
      <h2>
        <Icon name="pill" />
        {intl.formatMessage({ id: 'catalog.approvalTitle' })}
      </h2>
      <p>{intl.formatMessage({ id: 'catalog.approvalText' })}</p>
      <a className={styles.call} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        <span>{intl.formatMessage({ id: 'catalog.approvalCall' })}</span>
        <span className={styles.phone}>{brand.contactPhone}</span>
      </a>
    </div>
  );
}
