'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { whenConnected } from '@/lib/browser/connection';
import tools from '@/components/layout/tools.module.scss';
import styles from './menu-button.module.scss';

const SideMenu = lazy(() =>
  whenConnected(() => import('./side-menu').then((module) => ({ default: module.SideMenu }))),
);

export function MenuButton({ label }: { readonly label: string }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={tools.tool}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {open !== undefined && (
        <Suspense>
          <SideMenu
            show={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
