'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { LoadError } from '@/components/office/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Import } from '@/lib/imports/contract';
import { importsQuery } from '@/lib/imports/queries';
import { pathTo } from '@/lib/pages/path-to';
import { ImportState } from './import-state';
import styles from './imports.module.scss';
import { UploadBox } from './upload-box';

/** Files of the last 30 days, and the way to send one (`docs/product/imports.md`). */
export function ImportList() {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const { data, error, refetch } = useQuery(importsQuery(useLocale()));
  return (
    <OfficeScreen>
      <ScreenHead title={text('title')} />
      <UploadBox />
      <h2 className={styles.heading}>{text('recent')}</h2>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={text('loading')} />}
      {data?.entities.length === 0 && (
        <EmptyState
          image="/images/empty-orders.svg"
          title={text('empty')}
          text={text('emptyText')}
        />
      )}
      {data && data.entities.length > 0 && (
        <ul className={styles.list}>
          {data.entities.map((one) => (
            <ListedImport key={one.id} one={one} />
          ))}
        </ul>
      )}
    </OfficeScreen>
  );
}

function ListedImport({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, file_name: fileName, person, created_at: at, counts } = one;
  return (
    <li>
      <div className={styles.line}>
        <Link href={pathTo(locale, '/staff/imports/:id', { id })}>{fileName}</Link>
        <ImportState state={one.state} />
      </div>
      <p className={styles.origin}>
        {intl.formatMessage(
          { id: 'imports.by' },
          { person: person.name || person.member_id, time: formatDateTime(at, locale) },
        )}
      </p>
      <p className={styles.origin}>{intl.formatMessage({ id: 'imports.sums' }, counts)}</p>
    </li>
  );
}
