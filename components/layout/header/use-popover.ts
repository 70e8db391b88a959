'use client';

import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A popover that a tool of the header opens while the pointer or the focus is on it. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
  };
  const anchor = {
    onMouseEnter: show,
    onMouseLeave: hide,
    onFocus: show,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    },
    onClick: hide,
  };
  return { open, anchor };
}
