'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { branchCode } from '@/lib/format/branch-code';
import { whenConnected } from '@/lib/browser/connection';
import styles from './screens.module.scss';

const Codes = lazy(() =>
  whenConnected(() => import('./codes').then((part) => ({ default: part.Codes }))),
);

/** The codes that a till reads, drawn when they are asked for. */
export function BranchCode({ couponId }: { readonly couponId: number }) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <Button
        onClick={() => {
          setShown(true);
        }}
      >
        {intl.formatMessage({ id: 'wallet.useAtBranch' })}
      </Button>
    );
  }
  return (
    <section className={styles.codes} aria-label={intl.formatMessage({ id: 'wallet.codes' })}>
      <p>{intl.formatMessage({ id: 'wallet.showAtTill' })}</p>
      <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'wallet.waiting' })} />}>
        <Codes code={branchCode(couponId)} />
      </Suspense>
    </section>
  );
}
