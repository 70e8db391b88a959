import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ContentDetail } from '@/lib/contents/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './article-credits.module.scss';
import type { MessageId } from '@/lib/i18n/messages';

interface ArticleCreditsProps {
  readonly locale: Locale;
  readonly content: ContentDetail;
}

export function ArticleCredits({ locale, content }: ArticleCreditsProps) {
  const intl = use(getIntl(locale, 'contents'));
  const { author, reviewer: checkedBy, reviewed_at: checkedAt, sources } = content;
  const text = (id: MessageId<'contents'>) => intl.formatMessage({ id });
  return (
    <footer className={styles.credits}>
      {(author ?? checkedBy) && (
        <dl>
          {author && (
            <div>
              <dt>{text('contents.author')}</dt>
              <dd>
                {author.name}
                <span>{author.role}</span>
              </dd>
            </div>
          )}
          {checkedBy && (
            <div>
              <dt>{text('contents.checkedBy')}</dt>
              <dd>
                {checkedBy.name}
                <span>
                  {intl.formatMessage({ id: 'contents.licence' }, { number: checkedBy.licence_no })}
                </span>
              </dd>
            </div>
          )}
          {checkedAt !== null && (
            <div>
              <dt>{text('contents.checkedOn')}</dt>
              <dd>
                <time dateTime={checkedAt}>{formatDay(checkedAt, locale)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      {sources.length > 0 && (
        <section>
          <h2>{text('contents.sources')}</h2>
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
        {text('contents.disclaimer')}
      </p>
    </footer>
  );
}
