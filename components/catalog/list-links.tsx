'use client';

import { Link } from '@/components/ui/link';
import { SideScroll } from '@/components/ui/side-scroll';
import styles from './list-links.module.scss';

interface ListLink {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** How many products are there, where somebody counted. */
  readonly count?: number | undefined;
}

interface ListLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly links: readonly ListLink[];
  /** For addresses that are not for search engines. */
  readonly nofollow?: boolean;
}

/** Ways to a narrower list: a row that scrolls sideways on phones and wraps on wide screens. */
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
