import type { Content } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { ArticleCards } from './article-cards';
import { shownArticle } from './shown-article';

interface ArticleGridProps {
  readonly contents: readonly Content[];
  readonly locale: Locale;
  readonly level: 2 | 3;
  /** Number of pictures above the fold. */
  readonly eager?: number;
  /** `rail` is one row that scrolls sideways on phones. */
  readonly shape?: 'grid' | 'rail';
  /** Link of each article, language included. Defaults to its own page. */
  readonly hrefOf?: ((content: Content) => string) | undefined;
}

export function ArticleGrid(props: ArticleGridProps) {
  const { contents, locale, level, eager = 0, shape = 'grid', hrefOf } = props;
  const articles = contents.map((content) => shownArticle(content, locale, hrefOf?.(content)));
  return <ArticleCards articles={articles} level={level} eager={eager} shape={shape} />;
}
