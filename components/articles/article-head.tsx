import { Link } from '@/components/ui/link';
import type { ContentDetail } from '@/lib/api/contract/content';
import { contentListHref } from '@/lib/content/paths';
import { readingMinutes } from '@/lib/content/reading-time';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import styles from './article-head.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface ArticleHeadProps {
  readonly locale: Locale;
  readonly intl: Texts<'articles'>;
  readonly content: ContentDetail;
  /** Of the list that its topic leads to, language included. */
  readonly list: string;
}

export function ArticleHead({ locale, intl, content, list }: ArticleHeadProps) {
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
            { id: 'articles.minutes' },
            { minutes: readingMinutes(blocks, locale) },
          )}
        </span>
        <Reviewed locale={locale} intl={intl} content={content} />
      </p>
    </header>
  );
}

/** Only where somebody looked through it, or changed it, on a later day. */
function Reviewed({ locale, intl, content }: Omit<ArticleHeadProps, 'list'>) {
  const { published_at: published, updated_at: changed, reviewed_at: reviewed } = content;
  const updated = reviewed ?? changed;
  const date = formatDay(updated, locale);
  if (updated <= published || date === formatDay(published, locale)) return null;
  return (
    <time dateTime={updated}>{intl.formatMessage({ id: 'articles.reviewed' }, { date })}</time>
  );
}
