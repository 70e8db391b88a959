import type { ReactNode } from 'react';
import { BrandBanner } from '@/components/brands/brand-banner';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { BrandCategory, BrandDetail } from '@/lib/api/contract/catalog';
import type { ContentPage } from '@/lib/api/contract/content';
import { storyArticlesPath } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import { StoryDepartments } from '@/components/stories/story-departments';
import { StoryFacts } from '@/components/stories/story-facts';
import { StoryReading } from './story-reading';
import styles from './story-screen.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface StoryScreenProps {
  readonly brand: BrandDetail;
  readonly locale: Locale;
  readonly intl: Texts<'stories'>;
  /** Above the title; of brands that nobody else sells. */
  readonly over?: string | undefined;
  readonly categories: readonly BrandCategory[];
  /** The first of what there is to read. */
  readonly articles: ContentPage;
  /** Of its products, for the banner. */
  readonly pictures: readonly string[];
  /** A rail of what sells best; null where there is nothing to show. */
  readonly bestsellers: ReactNode;
}

/** What stands behind a brand, what it makes, and what to read about it. */
export function StoryScreen(props: StoryScreenProps) {
  const { brand, locale, intl, categories, articles, bestsellers } = props;
  const names = { brand: brand.brand_name };
  const shop = brandPath(locale, brand.id);
  return (
    <>
      <BrandBanner
        brand={brand}
        title={intl.formatMessage({ id: 'stories.title' }, names)}
        over={props.over}
        pictures={props.pictures}
      >
        <ButtonLink href={shop}>{intl.formatMessage({ id: 'stories.shop' }, names)}</ButtonLink>
      </BrandBanner>
      <div className={styles.story}>
        <p className={styles.text}>{brand.story}</p>
        <StoryFacts intl={intl} brand={brand} categories={categories} articles={articles.total} />
      </div>
      {categories.length > 0 && (
        <Section title={intl.formatMessage({ id: 'stories.where' }, names)}>
          <StoryDepartments brandId={brand.id} categories={categories} locale={locale} />
        </Section>
      )}
      {bestsellers !== null && (
        <Section
          title={intl.formatMessage({ id: 'stories.bestsellers' })}
          href={shop}
          linkLabel={intl.formatMessage({ id: 'stories.seeProducts' })}
        >
          {bestsellers}
        </Section>
      )}
      <StoryReading
        locale={locale}
        intl={intl}
        articles={articles.entities}
        href={localePath(locale, storyArticlesPath(brand.id))}
      />
    </>
  );
}
