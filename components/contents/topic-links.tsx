import { Link } from '@/components/ui/link';
import type { ContentTopic } from '@/lib/contents/contract';
import { contentListHref } from '@/lib/pages/content-paths';
import styles from './topic-links.module.scss';

interface TopicLinksProps {
  readonly label: string;
  readonly topics: readonly ContentTopic[];
  /** Path of the list, language included. */
  readonly path: string;
  readonly current?: string | undefined;
  readonly allLabel?: string;
}

/** Each topic is a link, so filtering needs no script. */
export function TopicLinks({ label, topics, path, current, allLabel }: TopicLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.topics}>
        {allLabel !== undefined && (
          <li>
            <Link href={path} aria-current={current === undefined ? 'page' : undefined}>
              {allLabel}
            </Link>
          </li>
        )}
        {topics.map(({ key, name, count }) => (
          <li key={key}>
            <Link
              href={contentListHref(path, 1, key)}
              aria-current={key === current ? 'page' : undefined}
            >
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
