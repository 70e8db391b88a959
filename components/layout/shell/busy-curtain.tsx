'use client';

import { useEffect } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { useUi } from '@/stores/ui';
import styles from './busy-curtain.module.scss';

export function BusyCurtain({ label }: { readonly label: string }) {
  const busy = useUi((state) => state.busy);
  useEffect(() => {
    // A page from the back/forward cache still shows the overlay; remove it.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) useUi.getState().setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  if (!busy) return null;
  return (
    <div className={styles.curtain}>
      <Spinner label={label} />
    </div>
  );
}
