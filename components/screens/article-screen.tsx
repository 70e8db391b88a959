import { use } from 'react';
import { ArticleView } from '@/components/contents/article-view';
import { BackLink } from '@/components/contents/back-link';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { Content, ContentDetail } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageBlocks } from './page-blocks';
import { PageTrail } from './page-head';

interface ArticleProps {
  readonly locale: Locale;
  readonly content: ContentDetail;
  /** Path of the list behind its topic, with the language; default: the list of its type. */
  readonly list?: string;
}

interface ArticleScreenProps extends ArticleProps {
  readonly trail: CrumbTrail;
}

/** An article or a piece of news. */
export function ArticleScreen({ trail, ...article }: ArticleScreenProps) {
  return (
    <>
      <PageTrail locale={article.locale} trail={trail} />
      <Article {...article} />
    </>
  );
}

/** An article as the mobile app shows it: it leads nowhere else. */
export function AppArticleScreen({ locale, content }: Pick<ArticleProps, 'locale' | 'content'>) {
  const intl = use(getIntl(locale, 'contents'));
  const list = pathTo(locale, '/mobile-article');
  return (
    <>
      <BackLink href={list}>{intl.formatMessage({ id: 'contents.list' })}</BackLink>
      <Article
        locale={locale}
        content={content}
        list={list}
        hrefOf={({ id }) => pathTo(locale, '/mobile-article/:article', { article: id })}
      />
    </>
  );
}

function Article(article: ArticleProps & { readonly hrefOf?: (content: Content) => string }) {
  const { locale, content } = article;
  return (
    <ArticleView {...article} aside={<PharmacistCard locale={locale} />}>
      <PageBlocks blocks={content.blocks} locale={locale} />
    </ArticleView>
  );
}
