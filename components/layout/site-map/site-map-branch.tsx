import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './site-map.module.scss';

interface SiteMapLink {
  /** Language included. */
  readonly href: string;
  readonly name: string;
}

interface SiteMapBranchProps {
  readonly root: SiteMapLink;
  readonly links: readonly SiteMapLink[];
  readonly children?: ReactNode;
}

export function SiteMapBranch({ root, links, children }: SiteMapBranchProps) {
  return (
    <div className={styles.branch}>
      <h3>
        <Link href={root.href}>{root.name}</Link>
      </h3>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </div>
  );
}
