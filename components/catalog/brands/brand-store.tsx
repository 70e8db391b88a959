import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { BrandDetail } from '@/lib/catalog/contract';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { BrandBanner } from './brand-banner';
import styles from './brand-store.module.scss';

interface BrandStoreProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  readonly pictures: readonly string[];
  /** Rail of bestsellers; null if there are none. */
  readonly bestsellers: ReactNode;
}

/** Head of a brand store: banner, story, bestsellers. The product list follows. */
export function BrandStore({ brand, locale, pictures, bestsellers }: BrandStoreProps) {
  const intl = use(getIntl(locale, 'catalog'));
  const names = { brand: brand.brand_name };
  return (
    <>
      <BrandBanner
        brand={brand}
        pictures={pictures}
        title={brand.brand_name}
        over={intl.formatMessage({ id: 'catalog.storeOnly' }, { shop: brandName(locale, shop) })}
      />
      <section className={styles.story} aria-labelledby="brand-story">
        <h2 id="brand-story">{intl.formatMessage({ id: 'catalog.storeStory' }, names)}</h2>
        <div>
          <p>{brand.story}</p>
          <Link
            className={styles.more}
            href={pathTo(locale, '/brandstory/:brand', { brand: brand.id })}
          >
            {intl.formatMessage({ id: 'catalog.storeStoryMore' }, names)}
            <Icon name="arrow-right" size="sm" />
          </Link>
        </div>
      </section>
      {bestsellers !== null && (
        <Section title={intl.formatMessage({ id: 'catalog.storeBestsellers' }, names)}>
          {bestsellers}
        </Section>
      )}
    </>
  );
}
