import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import styles from './back-link.module.scss';

interface BackLinkProps {
  /** Language included. */
  readonly href: string;
  readonly children: string;
}

/** The way up, where a page has no trail. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link className={styles.back} href={href}>
      <Icon name="arrow-left" size="sm" />
      {children}
    </Link>
  );
}
