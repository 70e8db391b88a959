'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import type { OfficeBranchDetail } from '@/lib/branch-records/contract';
import {
  branchRecordsKey,
  closeBranch,
  officeBranchQuery,
  openBranch,
} from '@/lib/branch-records/queries';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useUi } from '@/stores/ui';
import { BranchForm } from './branch-form';
import { branchName, BranchState } from './branch-list';
import styles from './branch-records.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

/** One branch: its data, and whether it is open. */
export function BranchView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const branch = useQuery(officeBranchQuery(useLocale(), id));
  return (
    <ThingScreen
      back={useBack()}
      reads={[branch]}
      loadingLabel={intl.formatMessage({ id: 'branch-records.loading' })}
    >
      {branch.data && <Branch branch={branch.data} />}
    </ThingScreen>
  );
}

/** The form of a branch that does not exist yet. */
export function NewBranch() {
  const intl = useIntl();
  return (
    <ThingScreen
      back={useBack()}
      reads={[]}
      loadingLabel={intl.formatMessage({ id: 'branch-records.loading' })}
    >
      <ScreenHead title={intl.formatMessage({ id: 'branch-records.newTitle' })} />
      <BranchForm />
    </ThingScreen>
  );
}

function useBack() {
  const intl = useIntl();
  return {
    href: pathTo(useLocale(), '/staff/branches'),
    label: intl.formatMessage({ id: 'branch-records.all' }),
  };
}

function Branch({ branch }: { readonly branch: OfficeBranchDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const abilities = useAbilities();
  const { id, closed_at: closedAt, open_orders: count } = branch;
  const text = (name: string) => intl.formatMessage({ id: `branch-records.${name}` });
  return (
    <>
      <ScreenHead title={branchName(branch, locale)}>
        <BranchState branch={branch} />
        {closedAt === null && <CloseButton branch={branch} />}
      </ScreenHead>
      {closedAt !== null && <Closed branch={branch} since={closedAt} />}
      <div className={styles.links}>
        {closedAt === null && (
          <Link href={pathTo(locale, '/branches/:branch', { branch: id })}>{text('inShop')}</Link>
        )}
        {abilities?.has('orders.read') && (
          <Link href={`${pathTo(locale, '/staff/orders')}?branch=${String(id)}`}>
            {intl.formatMessage({ id: 'branch-records.openOrders' }, { count })}
          </Link>
        )}
        {abilities?.has('stock.read') && (
          <Link href={`${pathTo(locale, '/staff/stock')}?place=${String(id)}`}>
            {text('stock')}
          </Link>
        )}
        {abilities?.has('audit.read') && (
          <Link href={`${pathTo(locale, '/staff/audit')}?subject=branch+${String(id)}`}>
            {text('history')}
          </Link>
        )}
      </div>
      <BranchForm key={id} branch={branch} />
    </>
  );
}

function useMove(branch: OfficeBranchDetail, move: typeof closeBranch, done: string) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => move(locale, branch),
    retry: false,
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: `branch-records.${done}` }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: branchRecordsKey }),
  });
}

function CloseButton({ branch }: { readonly branch: OfficeBranchDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `branch-records.${name}` });
  const [isAsked, setAsked] = useState(false);
  const closing = useMove(branch, closeBranch, 'closed');
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          closing.reset();
          setAsked(true);
        }}
      >
        {text('close')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={intl.formatMessage(
              { id: 'branch-records.closeTitle' },
              { name: branchName(branch, locale) },
            )}
            text={text('closeText')}
            labels={{ close: text('dismiss'), keep: text('keep'), confirm: text('close') }}
            busy={closing.isPending}
            refusal={closing.error ? normalizeError(closing.error).message : undefined}
            onConfirm={() => {
              closing.mutate();
            }}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ClosedProps {
  readonly branch: OfficeBranchDetail;
  readonly since: string;
}

function Closed({ branch, since }: ClosedProps) {
  const intl = useIntl();
  const locale = useLocale();
  const opening = useMove(branch, openBranch, 'opened');
  return (
    <Notice tone="warning">
      <p>
        {intl.formatMessage(
          { id: 'branch-records.closedSince' },
          { day: formatDateTime(since, locale) },
        )}
      </p>
      {opening.error && <p role="alert">{normalizeError(opening.error).message}</p>}
      <Button
        size="sm"
        variant="secondary"
        busy={opening.isPending}
        onClick={() => {
          opening.mutate();
        }}
      >
        {intl.formatMessage({ id: 'branch-records.open' })}
      </Button>
    </Notice>
  );
}
