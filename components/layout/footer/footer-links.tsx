import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { FOOTER_WAYS, type FooterPart } from './footer-ways';
import styles from './footer.module.scss';

interface FooterLinksProps {
  readonly part: FooterPart;
  readonly title: string;
  readonly names: readonly string[];
  readonly children?: ReactNode;
}

export function FooterLinks({ part, title, names, children }: FooterLinksProps) {
  const locale = useLocale();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {FOOTER_WAYS[part].map((path, index) => (
          <li key={path}>
            <Link className={styles.link} href={pathTo(locale, path)}>
              {names[index]}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  );
}
