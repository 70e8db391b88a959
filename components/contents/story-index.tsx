import { use, type ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { BrandDetail } from '@/lib/catalog/contract';
import type { Content } from '@/lib/contents/contract';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { ArticleGrid } from './article-grid';
import { BrandStories } from './brand-stories';

interface StoryIndexProps {
  readonly locale: Locale;
  /** Brands sold only here. */
  readonly brands: readonly BrandDetail[];
  /** All other brands; null if there are none. */
  readonly others: ReactNode;
  readonly articles: readonly Content[];
}

export function StoryIndex({ locale, brands, others, articles }: StoryIndexProps) {
  const intl = use(getIntl(locale, 'contents'));
  return (
    <>
      <Section
        title={intl.formatMessage({ id: 'contents.hub' })}
        href={pathTo(locale, '/brandstory/HealthHub')}
        linkLabel={intl.formatMessage({ id: 'contents.hubOpen' })}
      >
        <ArticleGrid contents={articles} locale={locale} level={3} eager={3} />
      </Section>
      <Section
        title={intl.formatMessage({ id: 'contents.exclusive' }, { shop: brandName(locale, shop) })}
        href={pathTo(locale, '/brands/exclusive')}
        linkLabel={intl.formatMessage({ id: 'contents.seeAll' })}
      >
        <BrandStories brands={brands} locale={locale} />
      </Section>
      {others !== null && (
        <Section title={intl.formatMessage({ id: 'contents.otherStories' })}>{others}</Section>
      )}
    </>
  );
}
