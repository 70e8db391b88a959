'use client';

import { useId, type ReactNode } from 'react';
import BootstrapModal from 'react-bootstrap/Modal';
import { Icon } from './icon';
import styles from './overlay.module.scss';

interface ModalProps {
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** 300, 500, 800 or 1140 px wide (`spec.md` section 9). */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** One short message: no lines between the parts, the button across. */
  readonly brief?: boolean;
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly footer?: ReactNode;
}

/** Loaded on demand: import it with `next/dynamic` or `lazy`. */
export function Modal(props: ModalProps) {
  const { show, onClose, title, closeLabel, size = 'md', brief = false, children, footer } = props;
  const id = useId();
  return (
    <BootstrapModal
      show={show}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby={id}
      data-brief={brief}
      contentClassName={styles.content ?? ''}
      {...(size === 'md' ? {} : { size })}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </BootstrapModal>
  );
}
