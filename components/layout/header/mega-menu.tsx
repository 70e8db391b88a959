'use client';

import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { MegaMenuContext } from './mega-menu-state';

/** Delays: a crossing pointer opens nothing, and one that leaves briefly closes nothing. */
const OPEN_MS = 120;
const CLOSE_MS = 250;

interface MegaMenuProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Bar of links with a panel each, opened by a resting pointer, the first tap or keyboard (`mega-item.tsx`). Without
 * JavaScript it is a bar of links.
 */
export function MegaMenu({ label, className, children }: MegaMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const state = useMemo(() => {
    const show = (id: string | null) => {
      clearTimeout(timer.current);
      setOpen(id);
    };
    const wish = (id: string | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(setOpen, id === null ? CLOSE_MS : OPEN_MS, id);
    };
    return { wanted, open, show, wish };
  }, [wanted, open]);

  useEffect(() => {
    if (open === null) return undefined;
    const stop = new AbortController();
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !nav.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) setOpen(null);
    };
    document.addEventListener('pointerdown', close, { signal: stop.signal });
    document.addEventListener('keydown', close, { signal: stop.signal });
    return () => {
      stop.abort();
    };
  }, [open]);

  const want = () => {
    setWanted(true);
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-panel] a')) state.show(null);
  };
  return (
    <MegaMenuContext value={state}>
      <nav
        ref={nav}
        className={className}
        aria-label={label}
        data-chrome-part=""
        onClick={closeOnChoice}
        onPointerEnter={want}
        onFocus={want}
      >
        {children}
      </nav>
    </MegaMenuContext>
  );
}
