import type { OutlineEntry } from '@/lib/contents/outline';
import styles from './contents-nav.module.scss';

interface ContentsNavProps {
  readonly label: string;
  readonly entries: readonly OutlineEntry[];
}

export function ContentsNav({ label, entries }: ContentsNavProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.title}>{label}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
