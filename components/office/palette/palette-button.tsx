'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { useAbilities } from '../frame/use-abilities';
import styles from './palette.module.scss';

const PaletteDialog = lazy(() =>
  import('./palette-dialog').then((part) => ({ default: part.PaletteDialog })),
);

/** Opens the search over screens and things, also by Ctrl+K or Cmd+K. */
export function PaletteButton() {
  const intl = useIntl();
  const abilities = useAbilities();
  const [open, setOpen] = useState(false);
  const isKnown = abilities !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isKnown]);
  if (!abilities) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage({ id: 'office.palette.open' })}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <PaletteDialog
            abilities={abilities}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** By the key's place, which bears another letter on a Thai layout. */
function isShortcut({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
