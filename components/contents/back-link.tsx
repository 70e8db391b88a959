import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import styles from './back-link.module.scss';

interface BackLinkProps {
  /** Language included. */
  readonly href: string;
  readonly children: string;
}

/** Link to the parent page, for pages without breadcrumbs. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link className={styles.back} href={href}>
      <Icon name="arrow-left" size="sm" />
      {children}
    </Link>
  );
}
