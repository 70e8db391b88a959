import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { brand } from '@/lib/brand';
import { consultPath } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import styles from './medicine-note.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface MedicineNoteProps {
  readonly drug: NonNullable<ProductCard['drug']>;
  readonly name: string;
  readonly locale: Locale;
  readonly intl: Texts<'product'>;
}

/** What somebody has to know before taking a medicine of this class. */
export function MedicineNote({ drug, name, locale, intl }: MedicineNoteProps) {
  switch (drug.class) {
    case 'household':
      return <Notice tone="info">{intl.formatMessage({ id: 'product.householdNote' })}</Notice>;
    case 'packaged':
      return (
        <Notice tone="info">
          <p>{intl.formatMessage({ id: 'product.packagedNote' })}</p>
          <Link className={styles.ask} href={localePath(locale, '/pharmacy')}>
            {intl.formatMessage({ id: 'product.askPharmacist' })}
          </Link>
        </Notice>
      );
    case 'dangerous':
      return <ApprovalNote name={name} locale={locale} intl={intl} />;
  }
}

/** In place of the button: the conversation with a pharmacist comes first. */
function ApprovalNote({ name, locale, intl }: Omit<MedicineNoteProps, 'drug'>) {
  return (
    <div className={styles.approval}>
      <h2>
        <Icon name="pill" />
        {intl.formatMessage({ id: 'product.approvalTitle' })}
      </h2>
      <p>{intl.formatMessage({ id: 'product.approvalText' })}</p>
      <ButtonLink href={consultPath(locale, name)} size="lg" block>
        {intl.formatMessage({ id: 'product.approvalAction' })}
      </ButtonLink>
      <a className={styles.call} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        {intl.formatMessage({ id: 'product.approvalCall' }, { phone: brand.contactPhone })}
      </a>
    </div>
  );
}
