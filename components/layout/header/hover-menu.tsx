'use client';

import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface HoverMenuProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A menu whose panels CSS opens on hover and focus, also without JavaScript. This adds what CSS
 * cannot: Escape and a choice close the open panel, until the pointer or the focus has moved on.
 */
export function HoverMenu({ label, className, children }: HoverMenuProps) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
  };
  const revive = () => {
    setDismissed(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    event.target.closest('[data-menu]')?.querySelector('a')?.focus();
    dismiss();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dismiss();
  };
  return (
    <nav
      className={className}
      aria-label={label}
      data-chrome-part=""
      data-dismissed={dismissed}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={revive}
      onMouseLeave={revive}
    >
      {children}
    </nav>
  );
}
