import { Link } from './link';
import styles from './breadcrumb.module.scss';

interface BreadcrumbProps {
  /** Label of the landmark, for example "You are here". */
  readonly label: string;
  /** From the home page down; the last one is the page itself and has no address. */
  readonly items: readonly { readonly name: string; readonly href?: string }[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map(({ name, href }, index) => (
          <li key={`${String(index)}-${name}`}>
            {href === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
