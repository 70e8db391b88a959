'use client';

import '@/styles/overlays.scss';
import { useId, type ReactNode } from 'react';
import BootstrapOffcanvas from 'react-bootstrap/Offcanvas';
import { Icon } from './icon';
import styles from './overlay.module.scss';

interface OffcanvasProps {
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly placement?: 'start' | 'end' | 'bottom';
  /** Breakpoint from which on it is hidden, for example `lg`. */
  readonly hiddenFrom?: 'lg';
  readonly children: ReactNode;
}

/** Drawer, or from the bottom a sheet. Loaded on demand: import it with `next/dynamic` or `lazy`. */
export function Offcanvas(props: OffcanvasProps) {
  const { show, onClose, title, closeLabel, placement = 'start', hiddenFrom, children } = props;
  const id = useId();
  return (
    <BootstrapOffcanvas
      show={show}
      onHide={onClose}
      placement={placement}
      aria-labelledby={id}
      className={styles.drawer ?? ''}
      backdropClassName={styles.backdrop ?? ''}
      data-placement={placement}
      data-hidden-from={hiddenFrom}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </BootstrapOffcanvas>
  );
}
