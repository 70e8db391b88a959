import { use } from 'react';
import { Link } from '@/components/ui/link';
import type { ContentDetail } from '@/lib/contents/contract';
import { readingMinutes } from '@/lib/contents/reading-time';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { contentListHref } from '@/lib/pages/content-paths';
import styles from './article-head.module.scss';

interface ArticleHeadProps {
  readonly locale: Locale;
  readonly content: ContentDetail;
  /** Path of the list that the topic links to, language included. */
  readonly list: string;
}

export function ArticleHead({ locale, content, list }: ArticleHeadProps) {
  const intl = use(getIntl(locale, 'contents'));
  const { topic, topic_key: key, blocks, published_at: published } = content;
  return (
    <header className={styles.head}>
      <Link className={styles.topic} href={contentListHref(list, 1, key)}>
        {topic}
      </Link>
      <h1>{content.title}</h1>
      <p className={styles.lead}>{content.excerpt}</p>
      <p className={styles.facts}>
        <time dateTime={published}>{formatDay(published, locale)}</time>
        <span>
          {intl.formatMessage(
            { id: 'contents.minutes' },
            { minutes: readingMinutes(blocks, locale) },
          )}
        </span>
        <Checked locale={locale} content={content} />
      </p>
    </header>
  );
}

/** Shown only when the article was reviewed or updated on a later day. */
function Checked({ locale, content }: Omit<ArticleHeadProps, 'list'>) {
  const intl = use(getIntl(locale, 'contents'));
  const { published_at: published, updated_at: changed, reviewed_at: checked } = content;
  const updated = checked ?? changed;
  const date = formatDay(updated, locale);
  if (updated <= published || date === formatDay(published, locale)) return null;
  return <time dateTime={updated}>{intl.formatMessage({ id: 'contents.checked' }, { date })}</time>;
}
