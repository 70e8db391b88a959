'use client';

import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isGoingBack } from '@/lib/layout/going-back';
import styles from './below-first-screen.module.scss';

/**
 * What stands below the first screen. The server's HTML has it. On a page that a click brings it follows the first
 * screen, which is there the sooner; on the way back it is there at once, for the browser scrolls to where one was.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const isClicked = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const [isDue, setDue] = useState(() => !isClicked || isGoingBack());
  useEffect(() => {
    startTransition(() => {
      setDue(true);
    });
  }, []);
  return isDue ? children : <div className={styles.room} />;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
/** Also what hydration sees. */
const onServer = () => false;
