import Image from 'next/image';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Section } from '@/components/ui/section';
import type { BrandDetail } from '@/lib/api/contract/catalog';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import styles from './brand-store.module.scss';

interface BrandStoreProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
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
      <header className={styles.banner}>
        <div className={styles.title}>
          <Image src={brand.image.thumbnail_url} alt="" width={200} height={120} sizes="120px" />
          <p className={styles.only}>
            {intl.formatMessage({ id: 'catalog.storeOnly' }, { shop: brandName(locale, shop) })}
          </p>
          <h1>{brand.brand_name}</h1>
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <Image
              key={picture}
              src={picture}
              alt=""
              width={400}
              height={400}
              sizes="(width < 768px) 33vw, 240px"
              loading="eager"
            />
          ))}
        </div>
      </header>
      <section className={styles.story} aria-labelledby="brand-story">
        <h2 id="brand-story">{intl.formatMessage({ id: 'catalog.storeStory' }, names)}</h2>
        <p>{brand.story}</p>
      </section>
      {bestsellers !== null && (
        <Section title={intl.formatMessage({ id: 'catalog.storeBestsellers' }, names)}>
          {bestsellers}
        </Section>
      )}
    </>
  );
}
