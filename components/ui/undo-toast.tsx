'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './undo-toast.module.scss';

interface UndoToastProps {
  readonly text: string;
  readonly undoLabel: string;
  /** The button takes the focus, and the message stays until it loses it. */
  readonly focused: boolean;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/** Long enough to read a product name and reach the button. */
const SHOWN_MS = 8_000;

export function UndoToast({ text, undoLabel, focused, onUndo, onEnd }: UndoToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (focused) button.current?.focus();
    const timer = setInterval(() => {
      if (document.activeElement !== button.current) end.current();
    }, SHOWN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [focused]);
  // In the body, which tracks the covered height of the lower edge (`styles/base/_page.scss`).
  return createPortal(
    <div className={styles.place} data-undo="" data-screen-only="">
      <div className={styles.toast} role="status">
        <span className={styles.text}>{text}</span>
        <button type="button" className={styles.undo} ref={button} onClick={onUndo}>
          {undoLabel}
        </button>
      </div>
    </div>,
    document.body,
  );
}
