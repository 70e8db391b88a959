import { Icon } from './icon';
import { Link } from './link';
import { pageWindow } from './page-window';
import styles from './pagination.module.scss';

interface PaginationProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** Real links, for crawlers and browsers without JavaScript. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, href, previousLabel, nextLabel } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link href={href(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-left" size="sm" />
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((item) => (
          <li key={item}>
            {typeof item === 'string' ? (
              <span className={styles.gap} aria-hidden="true" />
            ) : (
              <Link href={href(item)} aria-current={item === page ? 'page' : undefined}>
                {item}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={href(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-right" size="sm" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
