'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Place } from '@/lib/api/place';
import styles from './table.module.scss';

/** Whether there are rows before and after those of a page. */
export interface Sides {
  readonly has_previous: boolean;
  readonly has_next: boolean;
}

interface PlacedPagesProps {
  readonly page: number;
  readonly href: (place: Place) => string;
  readonly sides: Sides;
  readonly pages: number;
  /** Marks of the first and the last row of the page. */
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** Links to the pages beside this one, which begin where it ends, and to both ends of the list. */
export function PlacedPages(props: PlacedPagesProps) {
  const { href, sides, pages, first, last } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `office.table.${name}` });
  const { has_previous: hasPrevious, has_next: hasNext } = sides;
  if (!hasPrevious && !hasNext) return null;
  // Rows that came or went meanwhile moved the pages, but not their ends.
  const middle = Math.min(Math.max(props.page, 2), Math.max(pages - 1, 1));
  const page = hasPrevious ? (hasNext ? middle : pages) : 1;
  const beginning = { page: 1, from: '' };
  const before =
    page > 2 && first !== undefined ? { page: page - 1, from: `before.${first}` } : beginning;
  const after = { page: page + 1, from: `after.${last ?? ''}` };
  return (
    <nav aria-label={text('pages')}>
      <ul className={styles.placed}>
        {hasPrevious && (
          <>
            <li>
              <Link href={href(beginning)}>{text('first')}</Link>
            </li>
            <li>
              <Link href={href(before)} rel="prev" aria-label={text('previous')}>
                <Icon name="chevron-left" size="sm" />
              </Link>
            </li>
          </>
        )}
        <li aria-current="page">
          {intl.formatMessage({ id: 'office.table.page' }, { page, pages })}
        </li>
        {hasNext && (
          <>
            <li>
              <Link href={href(after)} rel="next" aria-label={text('next')}>
                <Icon name="chevron-right" size="sm" />
              </Link>
            </li>
            <li>
              <Link href={href({ page: pages, from: 'end' })}>{text('last')}</Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
