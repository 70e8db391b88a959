import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ProductCard } from '@/lib/catalog/contract';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { consultPath } from '@/lib/pages/content-paths';
import { pathTo } from '@/lib/pages/path-to';
import styles from './medicine-note.module.scss';

interface MedicineNoteProps {
  readonly drug: NonNullable<ProductCard['drug']>;
  readonly name: string;
  readonly locale: Locale;
}

export function MedicineNote({ drug, name, locale }: MedicineNoteProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  switch (drug.class) {
    case 'household':
      return (
        <Notice tone="info">{intl.formatMessage({ id: 'catalog-product.householdNote' })}</Notice>
      );
    case 'packaged':
      return (
        <Notice tone="info">
          <p>{intl.formatMessage({ id: 'catalog-product.packagedNote' })}</p>
          <Link className={styles.ask} href={pathTo(locale, '/pharmacy')}>
            {intl.formatMessage({ id: 'catalog-product.askPharmacist' })}
          </Link>
        </Notice>
      );
    case 'dangerous':
      return <ApprovalNote name={name} locale={locale} />;
  }
}

/** Replaces the cart button: a consultation with a pharmacist is required first. */
function ApprovalNote({ name, locale }: Omit<MedicineNoteProps, 'drug'>) {
  const intl = use(getIntl(locale, 'catalog-product'));
  return (
    <div className={styles.approval}>
      <h2>
        <Icon name="pill" />
        {intl.formatMessage({ id: 'catalog-product.approvalTitle' })}
      </h2>
      <p>{intl.formatMessage({ id: 'catalog-product.approvalText' })}</p>
      <ButtonLink href={consultPath(locale, name)} size="lg" block>
        {intl.formatMessage({ id: 'catalog-product.approvalAction' })}
      </ButtonLink>
      <a className={styles.call} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        {intl.formatMessage({ id: 'catalog-product.approvalCall' }, { phone: brand.contactPhone })}
      </a>
    </div>
  );
}
