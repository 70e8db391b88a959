import { use } from 'react';
import { BrandBanner } from '@/components/catalog/brands/brand-banner';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { BrandCategory, BrandDetail, ProductCard } from '@/lib/catalog/contract';
import type { ContentPage } from '@/lib/contents/contract';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { storyThing } from '@/lib/seo/article-data';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { JsonLd } from '@/lib/seo/json-ld';
import { StoryDepartments } from '@/components/contents/story-departments';
import { StoryFacts } from '@/components/contents/story-facts';
import { pathTo } from '@/lib/pages/path-to';
import { bannerPictures, bestsellerRail } from './bestsellers';
import { PageTrail } from './page-head';
import { StoryReading } from './story-reading';
import styles from './story-screen.module.scss';

interface StoryScreenProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  readonly trail: CrumbTrail;
  /** Sold here alone. */
  readonly isOurs: boolean;
  readonly categories: readonly BrandCategory[];
  /** The first of what there is to read. */
  readonly articles: ContentPage;
  /** Its best sellers. */
  readonly bestsellers: readonly ProductCard[];
}

/** Story of a brand, with its products and articles. */
export function StoryScreen(props: StoryScreenProps) {
  const { brand, locale, trail, isOurs, categories, articles, bestsellers } = props;
  const intl = use(getIntl(locale, 'catalog', 'contents-stories'));
  const names = { brand: brand.brand_name };
  const title = intl.formatMessage({ id: 'contents-stories.title' }, names);
  const products = pathTo(locale, '/brands/:brand', { brand: brand.id });
  const rail = bestsellerRail(bestsellers, locale);
  return (
    <>
      <PageTrail locale={locale} trail={trail} />
      <JsonLd data={storyThing(locale, brand, title)} />
      <BrandBanner
        brand={brand}
        title={title}
        over={
          isOurs
            ? intl.formatMessage({ id: 'catalog.storeOnly' }, { shop: brandName(locale, shop) })
            : undefined
        }
        pictures={bannerPictures(bestsellers)}
      >
        <ButtonLink href={products}>
          {intl.formatMessage({ id: 'contents-stories.shop' }, names)}
        </ButtonLink>
      </BrandBanner>
      <div className={styles.story}>
        <p className={styles.text}>{brand.story}</p>
        <StoryFacts
          locale={locale}
          brand={brand}
          categories={categories}
          articles={articles.total}
        />
      </div>
      {categories.length > 0 && (
        <Section title={intl.formatMessage({ id: 'contents-stories.where' }, names)}>
          <StoryDepartments brandId={brand.id} categories={categories} locale={locale} />
        </Section>
      )}
      {rail !== null && (
        <Section
          title={intl.formatMessage({ id: 'contents-stories.bestsellers' })}
          href={products}
          linkLabel={intl.formatMessage({ id: 'contents-stories.seeProducts' })}
        >
          {rail}
        </Section>
      )}
      <StoryReading
        locale={locale}
        articles={articles.entities}
        href={pathTo(locale, '/brandstory/:brand/ArticleList', { brand: brand.id })}
      />
    </>
  );
}
