import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { BrandDetail } from '@/lib/api/contract/catalog';
import type { Content } from '@/lib/api/contract/content';
import { brand as shop } from '@/lib/brand';
import { HEALTH_HUB_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ArticleGrid } from './article-grid';
import { BrandStories } from './brand-stories';
import type { Texts } from '@/lib/i18n/texts';

interface StoryIndexProps {
  readonly locale: Locale;
  readonly intl: Texts<'articles'>;
  /** Those that nobody else sells. */
  readonly brands: readonly BrandDetail[];
  /** All other brands; null where there are none. */
  readonly others: ReactNode;
  /** The newest of HealthHub. */
  readonly articles: readonly Content[];
}

export function StoryIndex({ locale, intl, brands, others, articles }: StoryIndexProps) {
  return (
    <>
      <Section
        title={intl.formatMessage({ id: 'articles.hub' })}
        href={localePath(locale, HEALTH_HUB_PATH)}
        linkLabel={intl.formatMessage({ id: 'articles.hubOpen' })}
      >
        <ArticleGrid contents={articles} locale={locale} level={3} eager={3} />
      </Section>
      <Section
        title={intl.formatMessage({ id: 'articles.exclusive' }, { shop: brandName(locale, shop) })}
        href={localePath(locale, '/brands/exclusive')}
        linkLabel={intl.formatMessage({ id: 'articles.seeAll' })}
      >
        <BrandStories brands={brands} locale={locale} intl={intl} />
      </Section>
      {others !== null && (
        <Section title={intl.formatMessage({ id: 'articles.otherStories' })}>{others}</Section>
      )}
    </>
  );
}
