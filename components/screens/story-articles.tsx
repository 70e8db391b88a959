import { ArticleListing } from '@/components/articles/article-listing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ContentPage } from '@/lib/api/contract/content';
import { HEALTH_HUB_PATH } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

interface StoryArticlesProps {
  readonly locale: Locale;
  readonly intl: Texts<'articles' | 'stories'>;
  /** Of the list, language included. */
  readonly path: string;
  readonly page: number;
  readonly contents: ContentPage;
}

/** What there is to read around a brand, or where else there is something. */
export function StoryArticles({ locale, intl, path, page, contents }: StoryArticlesProps) {
  if (contents.total > 0) {
    return (
      <ArticleListing
        locale={locale}
        intl={intl}
        path={path}
        state={{ page }}
        contents={contents}
        narrows={false}
      />
    );
  }
  return (
    <EmptyState
      image="/images/empty-list.svg"
      title={intl.formatMessage({ id: 'stories.noArticles' })}
      text={intl.formatMessage({ id: 'stories.noArticlesText' })}
      action={
        <ButtonLink href={localePath(locale, HEALTH_HUB_PATH)}>
          {intl.formatMessage({ id: 'stories.toHub' })}
        </ButtonLink>
      }
    />
  );
}
