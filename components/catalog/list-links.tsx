'use client';

import { Link } from '@/components/ui/link';
import { SideScroll } from '@/components/ui/side-scroll';
import styles from './list-links.module.scss';

interface ListLink {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  readonly count?: number | undefined;
}

interface ListLinksProps {
  readonly label: string;
  readonly links: readonly ListLink[];
  /** For addresses that are not indexed. */
  readonly nofollow?: boolean;
}

export function ListLinks({ label, links, nofollow = false }: ListLinksProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <SideScroll className={styles.links}>
        {links.map(({ name, href, current, count }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              rel={nofollow ? 'nofollow' : undefined}
            >
              {name}
              {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </SideScroll>
    </nav>
  );
}
