import { Icon } from '@/components/ui/icon';
import type { ContentDetail } from '@/lib/api/contract/content';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import styles from './article-credits.module.scss';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

interface ArticleCreditsProps {
  readonly locale: Locale;
  readonly intl: Texts<'articles'>;
  readonly content: ContentDetail;
}

/** Who stands behind advice about health, what it rests on, and what it is not. */
export function ArticleCredits({ locale, intl, content }: ArticleCreditsProps) {
  const { author, reviewer, reviewed_at: reviewedAt, sources } = content;
  const text = (id: MessageId<'articles'>) => intl.formatMessage({ id });
  return (
    <footer className={styles.credits}>
      {(author ?? reviewer) && (
        <dl>
          {author && (
            <div>
              <dt>{text('articles.author')}</dt>
              <dd>
                {author.name}
                <span>{author.role}</span>
              </dd>
            </div>
          )}
          {reviewer && (
            <div>
              <dt>{text('articles.reviewer')}</dt>
              <dd>
                {reviewer.name}
                <span>
                  {intl.formatMessage({ id: 'articles.licence' }, { number: reviewer.licence_no })}
                </span>
              </dd>
            </div>
          )}
          {reviewedAt !== null && (
            <div>
              <dt>{text('articles.reviewedOn')}</dt>
              <dd>
                <time dateTime={reviewedAt}>{formatDay(reviewedAt, locale)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      {sources.length > 0 && (
        <section>
          <h2>{text('articles.sources')}</h2>
          <ol>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
                <span>{new URL(url).host.replace(/^www\./, '')}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.disclaimer}>
        <Icon name="shield" size="sm" />
        {text('articles.disclaimer')}
      </p>
    </footer>
  );
}
