import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { BrandDetail } from '@/lib/api/contract/catalog';
import { brand as shop } from '@/lib/brand';
import { storyPath } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { BrandBanner } from './brand-banner';
import styles from './brand-store.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface BrandStoreProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  readonly intl: Texts<'catalog'>;
  /** Of its products, for the banner. */
  readonly pictures: readonly string[];
  /** A rail of what sells best; null where there is nothing to show. */
  readonly bestsellers: ReactNode;
}

/** The front of a store in the shop: banner, story, bestsellers. The list with all products follows. */
export function BrandStore({ brand, locale, intl, pictures, bestsellers }: BrandStoreProps) {
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
          <Link className={styles.more} href={localePath(locale, storyPath(brand.id))}>
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
