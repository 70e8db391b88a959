'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { OfficeNav } from './office-nav';
import styles from './menu-button.module.scss';

const Offcanvas = lazy(() =>
  import('@/components/ui/offcanvas').then((part) => ({ default: part.Offcanvas })),
);

/** Opens the navigation where the page has no room for it. */
export function MenuButton() {
  const intl = useIntl();
  const [open, setOpen] = useState<boolean>();
  const close = () => {
    setOpen(false);
  };
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage({ id: 'office.menu' })}
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
          <Offcanvas
            show={open}
            onClose={close}
            hiddenFrom="lg"
            title={intl.formatMessage({ id: 'office.nav' })}
            closeLabel={intl.formatMessage({ id: 'office.closeMenu' })}
          >
            <OfficeNav onChoose={close} />
          </Offcanvas>
        </Suspense>
      )}
    </div>
  );
}
