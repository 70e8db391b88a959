'use client';

import { useState, type FocusEvent, type KeyboardEvent } from 'react';

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
