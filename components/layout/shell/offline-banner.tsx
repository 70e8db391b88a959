'use client';

import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { isOffline } from '@/lib/browser/browser';
import { onConnection } from '@/lib/browser/connection';
import { useBottomInset } from '@/components/common/use-bottom-inset';
import styles from './offline-banner.module.scss';

/** Announced when the connection drops. A server render counts as online. */
export function OfflineBanner({ text }: { readonly text: string }) {
  const online = useSyncExternalStore(
    onConnection,
    () => !isOffline(),
    () => true,
  );
  return <div role="status">{!online && <Note text={text} />}</div>;
}

function Note({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useBottomInset(box, '--offline-inset');
  return (
    <p className={styles.banner} ref={box} data-screen-only="">
      <Icon name="warning" size="sm" />
      {text}
    </p>
  );
}
