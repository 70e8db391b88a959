'use client';

import type { ReactNode } from 'react';
import { LoadError } from '@/components/office/load-error';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import styles from './office-screen.module.scss';

interface Read {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Whole content of a screen, its parts one below the other. */
export function OfficeScreen({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
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
    <OfficeScreen>
      <Link href={back.href}>{back.label}</Link>
      {failed?.error && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (missing.length > 0 || isLoading) && <Spinner label={loadingLabel} />}
      {children}
    </OfficeScreen>
  );
}

interface ScreenHeadProps {
  readonly title: ReactNode;
  /** State, or what may be done here. */
  readonly children?: ReactNode;
}

/** Heading of a screen, with state or buttons beside it. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
