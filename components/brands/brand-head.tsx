import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandDetail } from '@/lib/api/contract/catalog';
import { storyPath } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import styles from './brand-head.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface BrandHeadProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  readonly intl: Texts<'catalog'>;
}

export function BrandHead({ brand, locale, intl }: BrandHeadProps) {
  return (
    <header className={styles.head}>
      <Picture src={brand.image.thumbnail_url} alt="" width={400} height={240} loading="eager" />
      <div className={styles.name}>
        <h1>{brand.brand_name}</h1>
        <p>{brand.tagline}</p>
      </div>
      <p className={styles.story}>
        {brand.story}
        <Link className={styles.more} href={localePath(locale, storyPath(brand.id))}>
          {intl.formatMessage({ id: 'catalog.storeStoryMore' }, { brand: brand.brand_name })}
        </Link>
      </p>
    </header>
  );
}
