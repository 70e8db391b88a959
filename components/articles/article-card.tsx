import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/api/contract/content';
import { PICTURE_SIZE } from '@/lib/content/pictures';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { contentPath } from '@/lib/pages/content-paths';
import styles from './article-card.module.scss';

interface ArticleCardProps {
  readonly content: Content;
  readonly locale: Locale;
  /** Level of the title: one below the heading above the cards. */
  readonly level: 2 | 3;
  /** `lead` is wide, with its picture beside the words. */
  readonly shape?: 'tile' | 'lead';
  /** On the first screen: fetched at once. */
  readonly eager?: boolean;
  /** Language included; its own page when left out. */
  readonly href?: string | undefined;
}

export function ArticleCard(props: ArticleCardProps) {
  const { content, locale, level, shape = 'tile', eager = false } = props;
  const { href = contentPath(locale, content) } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-shape={shape}>
      <Picture
        className={styles.picture}
        src={content.image.thumbnail_url}
        alt=""
        {...PICTURE_SIZE}
        loading={eager ? 'eager' : 'lazy'}
        sizes={
          shape === 'lead'
            ? '(width < 768px) 100vw, 640px'
            : '(width < 576px) 100vw, (width < 992px) 50vw, 400px'
        }
      />
      <div className={styles.words}>
        <p className={styles.topic}>{content.topic}</p>
        <Heading className={styles.title}>
          <Link href={href}>{content.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{content.excerpt}</p>
        <time className={styles.date} dateTime={content.published_at}>
          {formatDay(content.published_at, locale)}
        </time>
      </div>
    </article>
  );
}
