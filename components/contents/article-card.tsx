import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE } from '@/lib/contents/pictures';
import styles from './article-card.module.scss';
import type { ShownArticle } from './shown-article';

interface ArticleCardProps {
  readonly article: ShownArticle;
  readonly level: 2 | 3;
  readonly shape?: 'tile' | 'lead';
  /** Above the fold: the picture is fetched at once. */
  readonly eager?: boolean;
}

export function ArticleCard({ article, level, shape = 'tile', eager = false }: ArticleCardProps) {
  const { href, picture, topic, title, excerpt, at, day } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-shape={shape}>
      <Picture
        className={styles.picture}
        src={picture}
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
        <p className={styles.topic}>{topic}</p>
        <Heading className={styles.title}>
          <Link href={href}>{title}</Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <time className={styles.date} dateTime={at}>
          {day}
        </time>
      </div>
    </article>
  );
}
