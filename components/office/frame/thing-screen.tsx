'use client';

import type { ReactNode } from 'react';
import { LoadError } from '@/components/office/load-error';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import styles from './thing-screen.module.scss';

interface Read {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ThingScreenProps {
  /** List that the thing belongs to. */
  readonly back: { readonly href: string; readonly label: string };
  /** Calls that the screen needs. */
  readonly reads: readonly Read[];
  /** Something else that the screen needs is not there yet. */
  readonly isLoading?: boolean;
  readonly loadingLabel: string;
  readonly children: ReactNode;
}

/** Screen of one thing: way back, state of its calls, and what the caller shows of it. */
export function ThingScreen(props: ThingScreenProps) {
  const { back, reads, isLoading = false, loadingLabel, children } = props;
  const missing = reads.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  return (
    <div className={styles.screen}>
      <Link href={back.href}>{back.label}</Link>
      {failed?.error && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (missing.length > 0 || isLoading) && <Spinner label={loadingLabel} />}
      {children}
    </div>
  );
}

interface ThingHeadProps {
  readonly title: ReactNode;
  /** State, or what may be done with the thing. */
  readonly children?: ReactNode;
}

/** Name of a thing, with its state beside it. */
export function ThingHead({ title, children }: ThingHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
