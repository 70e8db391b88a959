import { Link } from '@/components/ui/link';
import styles from './list-links.module.scss';

export interface ListLink {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

interface ListLinksProps {
  /** Visible heading on wide screens, name of the landmark everywhere. */
  readonly label: string;
  readonly links: readonly ListLink[];
}

/** Ways to a narrower list: a row that scrolls sideways on phones, a column beside the list from 992 px. */
export function ListLinks({ label, links }: ListLinksProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.links}>
        {links.map(({ name, href, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
