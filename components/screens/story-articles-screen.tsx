import { use } from 'react';
import { ArticleListing } from '@/components/contents/article-listing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { BrandDetail } from '@/lib/catalog/contract';
import type { ContentPage } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageHead } from './page-head';

interface StoryArticlesScreenProps extends StoryArticlesProps {
  readonly trail: CrumbTrail;
}

export function StoryArticlesScreen({ trail, ...articles }: StoryArticlesScreenProps) {
  const { locale, brand, contents } = articles;
  const intl = use(getIntl(locale, 'contents-stories'));
  const names = { brand: brand.brand_name };
  return (
    <>
      <PageHead
        locale={locale}
        trail={trail}
        title={intl.formatMessage({ id: 'contents-stories.listTitle' }, names)}
        intro={
          contents.total === 0
            ? brand.tagline
            : intl.formatMessage(
                { id: 'contents-stories.listIntro' },
                { ...names, count: contents.total },
              )
        }
      />
      <StoryArticles {...articles} />
    </>
  );
}

interface StoryArticlesProps {
  readonly locale: Locale;
  readonly brand: BrandDetail;
  readonly page: number;
  readonly contents: ContentPage;
}

/** Articles about a brand, or links to other articles. */
function StoryArticles({ locale, brand, page, contents }: StoryArticlesProps) {
  const intl = use(getIntl(locale, 'contents-stories'));
  if (contents.total > 0) {
    return (
      <ArticleListing
        locale={locale}
        path={pathTo(locale, '/brandstory/:brand/ArticleList', { brand: brand.id })}
        state={{ page }}
        contents={contents}
        narrows={false}
      />
    );
  }
  return (
    <EmptyState
      image="/images/empty-list.svg"
      title={intl.formatMessage({ id: 'contents-stories.noArticles' })}
      text={intl.formatMessage({ id: 'contents-stories.noArticlesText' })}
      action={
        <ButtonLink href={pathTo(locale, '/brandstory/HealthHub')}>
          {intl.formatMessage({ id: 'contents-stories.toHub' })}
        </ButtonLink>
      }
    />
  );
}
