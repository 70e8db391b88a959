import { use } from 'react';
import { StoryIndex } from '@/components/contents/story-index';
import type { Brand, BrandDetail } from '@/lib/catalog/contract';
import type { Content } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PageHead } from './page-head';
import { StoryTiles } from './story-tiles';

interface StoriesScreenProps {
  readonly locale: Locale;
  /** Brands sold here alone. */
  readonly brands: readonly BrandDetail[];
  readonly others: readonly Brand[];
  /** The newest of HealthHub. */
  readonly articles: readonly Content[];
}

/** `/brandstory`: stories of the brands. */
export function StoriesScreen({ locale, brands, others, articles }: StoriesScreenProps) {
  const intl = use(getIntl(locale, 'contents'));
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: intl.formatMessage({ id: 'contents.stories' }) }]}
        title={intl.formatMessage({ id: 'contents.storiesTitle' })}
        intro={intl.formatMessage({ id: 'contents.storiesIntro' })}
      />
      <StoryIndex
        locale={locale}
        brands={brands}
        others={others.length === 0 ? null : <StoryTiles brands={others} locale={locale} />}
        articles={articles}
      />
    </>
  );
}
