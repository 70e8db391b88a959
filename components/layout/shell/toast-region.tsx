'use client';

import { useEffect } from 'react';
import { Toast } from '@/components/ui/toast';
import { useUi } from '@/stores/ui';
import styles from './toast-region.module.scss';

/** `docs/product/pages.md`, "Waiting and notices". */
const TOAST_MS = 2000;

/** Visible for 2 s. The live region keeps the text, so that it can be read without time pressure. */
export function ToastRegion() {
  const toast = useUi((state) => state.toast);
  const announcement = useUi((state) => state.announcement);
  const close = useUi((state) => state.closeToast);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(close, TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [toast, close]);

  return (
    <>
      <div className="visually-hidden" role="status">
        {announcement && <span key={announcement.id}>{announcement.text}</span>}
      </div>
      {toast && (
        <div className={styles.place} key={toast.id} aria-hidden="true" data-screen-only="">
          <Toast tone={toast.tone}>{toast.text}</Toast>
        </div>
      )}
    </>
  );
}
