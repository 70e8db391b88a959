'use client';

import '@/styles/overlays.scss';
import { useId, type ReactNode } from 'react';
import BootstrapModal from 'react-bootstrap/Modal';
import { Icon } from './icon';
import styles from './overlay.module.scss';

interface ModalProps {
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** 300, 500, 800 or 1140 px wide (`docs/looks.md`, "Widths"). */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Short message: no dividers, full-width button. */
  readonly brief?: boolean;
  readonly cover?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Loaded on demand: import it with `next/dynamic` or `lazy`. */
export function Modal(props: ModalProps) {
  const { show, onClose, title, closeLabel, size = 'md', brief = false, cover, children } = props;
  const id = useId();
  return (
    <BootstrapModal
      show={show}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby={id}
      data-brief={brief}
      data-cover={cover !== undefined}
      // A brief message may open above another dialog.
      className={(brief ? styles.front : undefined) ?? ''}
      backdropClassName={(brief ? styles.frontBackdrop : styles.backdrop) ?? ''}
      contentClassName={styles.content ?? ''}
      {...(size === 'md' ? {} : { size })}
    >
      {cover}
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {props.footer !== undefined && <div className={styles.foot}>{props.footer}</div>}
    </BootstrapModal>
  );
}
