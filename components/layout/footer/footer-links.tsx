'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import styles from './footer.module.scss';

interface FooterLinksProps {
  readonly title: string;
  /** Paths without a language, and names. Only what is built is linked. */
  readonly links: readonly (readonly [path: PlainPath, name: string])[];
  /** What is no link, at the end of the list. */
  readonly children?: ReactNode;
}

/** A part of the browser's: forty links as elements of the server would be a tenth of every page. */
export function FooterLinks({ title, links, children }: FooterLinksProps) {
  const locale = useLocale();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link className={styles.link} href={pathTo(locale, path)}>
              {name}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  );
}
