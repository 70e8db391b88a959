'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { staffQuery } from '@/lib/staff/queries';
import { useAuth } from '@/stores/auth';
import styles from './work-frame.module.scss';

type Board = 'orders' | 'pharmacy' | 'dispensing' | 'reviews' | 'requests' | 'days' | 'codes';

const BOARDS: readonly {
  readonly board: Board;
  readonly path: PlainPath;
  readonly office?: true;
  /** Also for pharmacists. */
  readonly dispensary?: true;
}[] = [
  { board: 'orders', path: '/staff/orders' },
  { board: 'pharmacy', path: '/staff/pharmacy' },
  { board: 'dispensing', path: '/staff/dispensing', dispensary: true },
  { board: 'reviews', path: '/staff/reviews', office: true },
  { board: 'requests', path: '/staff/requests', office: true },
  { board: 'days', path: '/staff/branches', office: true },
  { board: 'codes', path: '/staff/codes', office: true },
];

interface WorkNavProps {
  readonly label: string;
  readonly texts: Readonly<Record<Board, string>>;
}

/** Boards for the role of the employee. Staff without a branch (the office) has additional boards. */
export function WorkNav({ label, texts }: WorkNavProps) {
  const locale = useLocale();
  const path = usePath();
  const role = useAuth((state) => state.user?.role);
  const works = role !== undefined && role !== 'member';
  const { data: staff } = useQuery({ ...staffQuery(locale), enabled: works });
  const isOffice = staff?.all === true;
  const boards = BOARDS.filter(({ office, dispensary }) => {
    if (dispensary) return isOffice || role === 'pharmacist';
    return works && (!office || isOffice);
  });
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {boards.map(({ board, path: to }) => (
          <li key={board}>
            <Link
              href={pathTo(locale, to)}
              aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
            >
              {texts[board]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
