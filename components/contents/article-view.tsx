import { use, type ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Content, ContentDetail } from '@/lib/contents/contract';
import { outline } from '@/lib/contents/outline';
import { PICTURE_SIZE } from '@/lib/contents/pictures';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { contentPath, contentsPath } from '@/lib/pages/content-paths';
import { articleThing } from '@/lib/seo/article-data';
import { JsonLd } from '@/lib/seo/json-ld';
import { absoluteUrl } from '@/lib/seo/urls';
import { ArticleCredits } from './article-credits';
import { ArticleGrid } from './article-grid';
import { ArticleHead } from './article-head';
import styles from './article-view.module.scss';
import { ContentsNav } from './contents-nav';
import { ShareLinks } from './share-links';

/** Fewest headings that get a table of contents. */
const LONG = 3;

interface ArticleViewProps {
  readonly locale: Locale;
  readonly content: ContentDetail;
  readonly children: ReactNode;
  /** Beside the text on wide screens, otherwise below it. */
  readonly aside?: ReactNode;
  /** Path of the list that the topic links to, language included. Defaults to the list of its type. */
  readonly list?: string;
  /** Link of each related article, language included. Defaults to its own page. */
  readonly hrefOf?: (content: Content) => string;
}

export function ArticleView(props: ArticleViewProps) {
  const { locale, content, children, aside, hrefOf } = props;
  const intl = use(getIntl(locale, 'contents'));
  const { list = contentsPath(locale, content.type) } = props;
  const parts = outline(content.blocks, locale);
  const url = absoluteUrl(contentPath(locale, content));
  return (
    <>
      <JsonLd data={articleThing(locale, content)} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <ArticleHead locale={locale} content={content} list={list} />
          <Picture
            className={styles.picture}
            src={content.image.thumbnail_url}
            alt=""
            {...PICTURE_SIZE}
            preload
            sizes="(width < 768px) 100vw, 760px"
          />
          {parts.length >= LONG && (
            <div className={styles.inline}>
              <ContentsNav
                label={intl.formatMessage({ id: 'contents.contents' })}
                entries={parts}
              />
            </div>
          )}
          {children}
          {content.type === 'article' && <ArticleCredits locale={locale} content={content} />}
          <ShareLinks locale={locale} url={url} title={content.title} />
        </article>
        <div className={styles.side}>{aside}</div>
      </div>
      {content.related.length > 0 && (
        <Section title={intl.formatMessage({ id: 'contents.related' })}>
          <ArticleGrid contents={content.related} locale={locale} level={3} hrefOf={hrefOf} />
        </Section>
      )}
    </>
  );
}
