'use client';

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import type { AuditQuery } from '@/lib/audit/calls';
import { auditQuery, exportAuditMutation } from '@/lib/audit/queries';
import { saveBlob } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { AuditLine } from './audit-line';
import styles from './audit.module.scss';

const FIELDS = ['subject', 'action', 'from', 'to'] as const;

/** Entries of the audit log: filters stand in the address, older entries load on demand. */
export function AuditView() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `audit.${name}` });
  const wanted = readFilter(useSearchParams());
  const log = useInfiniteQuery(auditQuery(locale, wanted));
  const entries = log.data?.pages.flatMap(({ entities }) => entities) ?? [];
  return (
    <OfficeScreen>
      <ScreenHead title={text('title')} />
      <Filter wanted={wanted} />
      {log.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(log.error).message}
          <Button variant="secondary" onClick={() => void log.refetch()}>
            {text('retry')}
          </Button>
        </Notice>
      )}
      {log.isPending && <Spinner label={text('loading')} />}
      {log.data && entries.length === 0 && <p>{text('none')}</p>}
      <ol className={styles.log}>
        {entries.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
      <div className={styles.acts}>
        {log.hasNextPage && (
          <Button
            variant="secondary"
            busy={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {text('more')}
          </Button>
        )}
        <Export wanted={wanted} />
      </div>
    </OfficeScreen>
  );
}

function readFilter(params: Pick<URLSearchParams, 'get'>): AuditQuery {
  const member = params.get('member_id') ?? '';
  const entries = FIELDS.flatMap((name) => {
    const value = params.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...(Object.fromEntries(entries) as AuditQuery),
    ...(/^[1-9]\d{0,8}$/.test(member) ? { member_id: Number(member) } : {}),
  };
}

function Filter({ wanted }: { readonly wanted: AuditQuery }) {
  const intl = useIntl();
  const router = useRouter();
  const path = usePathname();
  const text = (name: string) => intl.formatMessage({ id: `audit.${name}` });
  return (
    <form
      className={styles.filter}
      role="search"
      action={(form) => {
        const query = new URLSearchParams(
          FIELDS.flatMap((name) => {
            const value = form.get(name);
            return typeof value === 'string' && value !== '' ? [[name, value]] : [];
          }),
        );
        if (wanted.member_id !== undefined) query.set('member_id', String(wanted.member_id));
        router.push(`${path}?${query.toString()}`);
      }}
    >
      {FIELDS.map((name) => (
        <TextField
          key={`${name} ${wanted[name] ?? ''}`}
          name={name}
          type={name === 'from' || name === 'to' ? 'date' : 'text'}
          label={text(`filter.${name}`)}
          defaultValue={wanted[name] ?? ''}
        />
      ))}
      <Button type="submit">{text('find')}</Button>
      {wanted.member_id !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            router.push(path);
          }}
        >
          {text('everybody')}
        </Button>
      )}
    </form>
  );
}

function Export({ wanted }: { readonly wanted: AuditQuery }) {
  const intl = useIntl();
  const save = useMutation({
    ...exportAuditMutation(useLocale()),
    onSuccess: (file) => {
      saveBlob(file, 'audit.csv');
    },
  });
  return (
    <>
      {save.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(save.error).message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={save.isPending}
        onClick={() => {
          save.mutate(wanted);
        }}
      >
        {intl.formatMessage({ id: 'audit.export' })}
      </Button>
    </>
  );
}
