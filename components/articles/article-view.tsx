import { use, type ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Content, ContentDetail } from '@/lib/api/contract/content';
import { outline } from '@/lib/content/outline';
import { PICTURE_SIZE } from '@/lib/content/pictures';
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

/** A text with fewer parts is seen at a glance. */
const LONG = 3;

interface ArticleViewProps {
  readonly locale: Locale;
  readonly content: ContentDetail;
  /** Its blocks. */
  readonly children: ReactNode;
  /** Beside the text on wide screens, below it on others. */
  readonly aside?: ReactNode;
  /** Of the list that its topic leads to, language included; the one of its type when left out. */
  readonly list?: string;
  /** Where those to read on lead; to their own pages when left out. */
  readonly hrefOf?: (content: Content) => string;
}

/** An article or a piece of news, with what to read next. */
export function ArticleView(props: ArticleViewProps) {
  const { locale, content, children, aside, hrefOf } = props;
  const intl = use(getIntl(locale, 'articles'));
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
                label={intl.formatMessage({ id: 'articles.contents' })}
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
        <Section title={intl.formatMessage({ id: 'articles.related' })}>
          <ArticleGrid contents={content.related} locale={locale} level={3} hrefOf={hrefOf} />
        </Section>
      )}
    </>
  );
}
