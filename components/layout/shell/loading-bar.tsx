'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useLoadingBar } from '@/stores/loading-bar';
import styles from './loading-bar.module.scss';

export function LoadingBar() {
  const pathname = usePathname();
  const search = useSearchParams();
  const phase = useLoadingBar((state) => state.phase);

  useEffect(() => {
    useLoadingBar.getState().finish();
  }, [pathname, search]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leadsElsewhere(event)) useLoadingBar.getState().start();
    };
    // Captures the click before Next's handler, which prevents the default.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);

  if (phase !== 'running' && phase !== 'done') return null;
  return <div className={styles.bar} data-phase={phase} aria-hidden="true" />;
}

/** Whether a click follows a link to another page of the shop in this window. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return false;
  const here = window.location;
  return link.origin === here.origin && link.pathname + link.search !== here.pathname + here.search;
}
