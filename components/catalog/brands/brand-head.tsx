import { use } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandDetail } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './brand-head.module.scss';

interface BrandHeadProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
}

export function BrandHead({ brand, locale }: BrandHeadProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <header className={styles.head}>
      <Picture src={brand.image.thumbnail_url} alt="" width={400} height={240} loading="eager" />
      <div className={styles.name}>
        <h1>{brand.brand_name}</h1>
        <p>{brand.tagline}</p>
      </div>
      <p className={styles.story}>
        {brand.story}
        <Link
          className={styles.more}
          href={pathTo(locale, '/brandstory/:brand', { brand: brand.id })}
        >
          {intl.formatMessage({ id: 'catalog.storeStoryMore' }, { brand: brand.brand_name })}
        </Link>
      </p>
    </header>
  );
}
